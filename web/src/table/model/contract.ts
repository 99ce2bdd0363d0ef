/** What the table may ask of the page around it. */

import type { Decision, Message } from '$lib/types';

export interface Hint {
  /** The option that the computer player would take. */
  text: string;
  message?: Message;
}

export interface Port {
  /** Make a move that is offered; comes back when the server has it. */
  move(text: string): Promise<void>;
  undo(): Promise<void>;
  /** Why a place is dark. */
  whyNot(place: string): Promise<Message | null>;
  /** The decisions of now, with what each option surely pays and gains. */
  amounts(): Promise<Decision[]>;
  hint(): Promise<Hint | null>;
  openCodex(id: string): void;
  /** The score sheet, when the game is over. */
  openResults(): void;
}

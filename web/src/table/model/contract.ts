/** What the table may ask of the page around it. */

import type { Decision, Hint, Message } from '$lib/types';

export interface Port {
  /** Make a move that is offered; comes back when the server has it. */
  move(text: string): Promise<void>;
  undo(): Promise<void>;
  /** Why a place is dark. */
  whyNot(place: string): Promise<Message | null>;
  /** The decisions of now, with what each option surely pays and gains. */
  amounts(): Promise<Decision[]>;
  /** What the computer player would do, the best first; where nobody asks it there is no such button. */
  hint?: () => Promise<Hint[]>;
  openCodex(id: string): void;
  /** The score sheet, when the game is over; where there is none there is no such button. */
  openResults?: () => void;
}

/** Sounds of our own making: a few tones and a little noise each, no file to load. Fetched with the first that is heard. */

import type { GameEvent } from './types';

export type Sound = 'turn' | 'piece' | 'dice' | 'paradox' | 'superproject' | 'evacuation' | 'impact' | 'end';

/** One voice: what it is made of, from which pitch to which, when it begins, how long and how loud it is. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

const tones = (wave: OscillatorType, pitches: number[], apart: number, long: number, loud: number): Voice[] =>
  pitches.map((from, i) => ({ wave, from, at: i * apart, long, loud }));

const VOICES: Readonly<Record<Sound, Voice[]>> = {
  turn: tones('sine', [523.25, 783.99], 0.14, 0.5, 0.3),
  piece: [
    { wave: 'noise', from: 1800, long: 0.06, loud: 0.35 },
    { wave: 'triangle', from: 180, to: 110, long: 0.12, loud: 0.4 },
  ],
  dice: [0, 0.09, 0.16, 0.26, 0.33].map((at) => ({ wave: 'noise', from: 2600 - at * 3000, at, long: 0.05, loud: 0.3 })),
  paradox: [
    { wave: 'sawtooth', from: 220, to: 207, long: 0.9, loud: 0.12 },
    { wave: 'sine', from: 311.13, to: 329.63, long: 0.9, loud: 0.22 },
  ],
  superproject: [
    ...[0, 0.14, 0.28, 0.42].map((at): Voice => ({
      wave: 'triangle',
      from: 130 + at * 60,
      at,
      long: 0.14,
      loud: 0.35,
    })),
    ...tones('sine', [392, 523.25, 659.25], 0.02, 1.1, 0.16).map((voice) => ({ ...voice, at: 0.6 + (voice.at ?? 0) })),
  ],
  evacuation: [
    { wave: 'noise', from: 200, to: 2400, long: 2.2, loud: 0.3 },
    { wave: 'sawtooth', from: 55, to: 220, long: 2.2, loud: 0.12 },
    ...tones('sine', [523.25, 659.25, 783.99], 0.18, 0.9, 0.14),
  ],
  impact: [
    { wave: 'noise', from: 900, to: 60, long: 2.4, loud: 0.9 },
    { wave: 'sine', from: 90, to: 28, long: 2.2, loud: 0.9 },
    { wave: 'triangle', from: 47, to: 31, at: 0.1, long: 1.8, loud: 0.5 },
  ],
  end: tones('triangle', [392, 523.25, 659.25, 783.99, 1046.5], 0.16, 0.9, 0.22),
};

/** What is heard of what happened, the greatest first: one sound for each position. */
const GREATEST: readonly Sound[] = ['end', 'impact', 'evacuation', 'superproject', 'paradox', 'dice', 'piece'];
const OF_EVENT: Readonly<Record<string, Sound>> = {
  'game-over': 'end',
  impact: 'impact',
  evacuate: 'evacuation',
  'paradox-roll': 'paradox',
  anomaly: 'paradox',
  roll: 'dice',
  'bot-die': 'dice',
  'adventure-roll': 'dice',
  'flux-roll': 'dice',
  place: 'piece',
  build: 'piece',
  warp: 'piece',
  'power-up': 'piece',
};

export function soundOf(events: GameEvent[], isSuperproject: (tile: string) => boolean): Sound | undefined {
  const heard = new Set(
    events.map(({ kind, what }) => (kind === 'build' && isSuperproject(what) ? 'superproject' : OF_EVENT[kind])),
  );
  return GREATEST.find((sound) => heard.has(sound));
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** At a volume from 0 to 100. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  const all = context.createGain();
  all.gain.value = (volume / 100) ** 2 * 0.6; // as an ear measures it
  all.connect(context.destination);
  const start = context.currentTime + 0.01;
  for (const voice of VOICES[sound]) voiced(context, all, voice, start + (voice.at ?? 0));
}

function voiced(audio: AudioContext, out: AudioNode, voice: Voice, at: number): void {
  const { from, to = from, long, loud } = voice;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, long / 4));
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + long);
  envelope.connect(out);
  const slid = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, at + long);
  };
  let source: AudioScheduledSourceNode;
  if (voice.wave === 'noise') {
    const noise = audio.createBufferSource();
    noise.buffer = noiseOf(audio);
    noise.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = 'lowpass';
    slid(filter.frequency);
    noise.connect(filter).connect(envelope);
    source = noise;
  } else {
    const tone = audio.createOscillator();
    tone.type = voice.wave;
    slid(tone.frequency);
    tone.connect(envelope);
    source = tone;
  }
  source.start(at);
  source.stop(at + long + 0.05);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return hiss;
}

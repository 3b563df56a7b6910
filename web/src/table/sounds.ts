// Short, quiet sounds, made here: what things sound like when they move, a bell when one is awaited, how it ends. A browser lets a page
// be heard only after its first touch; before that everything is silent.

import type { Happening } from "../api/types";

export const SOUNDS = ["card", "coin", "wave", "dice", "wood", "turn", "win", "loss"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Everything together is no louder than this. */
const VOLUME = 0.55;
/** Things of one kind that move together are heard this number of times at most. */
const MOST_AT_ONCE = 3;
const APART = 0.07;

/** What the things of a game sound like when they move: each board says it of its own. Whatever it does not name is a card. */
export type MadeOf = Readonly<Record<string, Sound>>;

/** What an act sounds like: each sound once, with how many things make it. */
export function soundsOf(happened: readonly Happening[], madeOf: MadeOf): Map<Sound, number> {
  const heard = new Map<Sound, number>();
  for (const { thing, count } of happened.flatMap((one) => one.moved ?? [])) {
    const sound = madeOf[thing] ?? "card";
    heard.set(sound, Math.min(MOST_AT_ONCE, (heard.get(sound) ?? 0) + count));
  }
  return heard;
}

let output: { context: AudioContext; master: GainNode } | null = null;

/** Called by every touch of the page: browsers let only what was touched be heard. */
export function wake(): void {
  if (!output) {
    const context = new AudioContext();
    const master = new GainNode(context, { gain: VOLUME });
    master.connect(context.destination);
    output = { context, master };
  }
  if (output.context.state === "suspended") void output.context.resume();
}

export function play(sound: Sound, times = 1): void {
  if (output?.context.state !== "running") return;
  const { context, master } = output;
  for (let time = 0; time < times; time += 1) MAKERS[sound](context, master, context.currentTime + time * APART);
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const MAKERS: Record<Sound, Maker> = {
  card: (context, out, at) => noise(context, out, at, { length: 0.11, from: 1600, to: 3400, type: "bandpass", loudness: 0.09 }),
  coin: (context, out, at) => {
    const pitch = 3000 + Math.random() * 350;
    for (const [ratio, loudness] of [[1, 0.028], [1.53, 0.018], [2.41, 0.009]] as const) tone(context, out, at, pitch * ratio, loudness, 0.22);
  },
  wave: (context, out, at) => noise(context, out, at, { length: 1, from: 300, to: 900, type: "lowpass", loudness: 0.16, swell: 0.35 }),
  dice: (context, out, at) => {
    let when = at;
    for (let knock = 0; knock < 5; knock += 1) {
      noise(context, out, when, { length: 0.035, from: 900 + Math.random() * 500, to: 700, type: "bandpass", loudness: 0.2 / (1 + knock * 0.4) });
      when += 0.05 + knock * 0.022 + Math.random() * 0.02;
    }
  },
  wood: (context, out, at) => {
    tone(context, out, at, 240, 0.09, 0.08, 150);
    noise(context, out, at, { length: 0.025, from: 1100, to: 800, type: "bandpass", loudness: 0.1 });
  },
  turn: (context, out, at) => {
    for (const [ratio, loudness] of [[1, 0.05], [2.76, 0.02], [5.4, 0.01]] as const) tone(context, out, at, 660 * ratio, loudness, 0.95 / ratio);
  },
  win: (context, out, at) => {
    for (const [step, pitch] of [523.3, 659.3, 784, 1046.5].entries()) {
      tone(context, out, at + step * 0.13, pitch, 0.05, 0.9);
      tone(context, out, at + step * 0.13, pitch * 2, 0.015, 0.5);
    }
  },
  loss: (context, out, at) => {
    for (const [step, pitch] of [440, 349.2, 293.7].entries()) tone(context, out, at + step * 0.22, pitch, 0.05, 0.7);
  },
};

/** A tone that dies away, and may fall. */
function tone(context: AudioContext, out: AudioNode, at: number, pitch: number, loudness: number, length: number, falls = pitch): void {
  const source = new OscillatorNode(context, { frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  /** Seconds. */
  length: number;
  /** How the filter moves, in hertz. */
  from: number;
  to: number;
  type: BiquadFilterType;
  loudness: number;
  /** How long it grows, as a part of its length. */
  swell?: number;
}

/** A breath of noise through a filter. */
function noise(context: AudioContext, out: AudioNode, at: number, { length, from, to, type, loudness, swell = 0.05 }: Noise): void {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type, frequency: from, Q: 0.8 });
  const gain = new GainNode(context, { gain: 0 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + length * swell);
  gain.gain.linearRampToValueAtTime(0, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

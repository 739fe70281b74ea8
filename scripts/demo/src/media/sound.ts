import { loopSeconds } from '../data/clips.js';

export const sampleRate = 44_100;

/** Chords as semitones above the root, one after the other; the last leads back to the first. */
const chords = [
  [0, 7, 15, 19],
  [-4, 8, 12, 15],
  [3, 10, 15, 22],
  [-2, 5, 14, 17],
  [-4, 3, 12, 20],
  [-5, 7, 14, 17],
] as const;

const pitch = (root: number, semitones: number): number => root * 2 ** (semitones / 12);

/** A soft pad with a plucked arpeggio that returns to silence at both ends, as 16-bit mono samples. */
export function composeLoop(root: number): Uint8Array {
  const total = sampleRate * loopSeconds;
  const samples = new Int16Array(total);
  const chordSeconds = loopSeconds / chords.length;
  const noteSeconds = chordSeconds / 8;
  for (let index = 0; index < total; index++) {
    const time = index / sampleRate;
    const chord = chords[Math.floor(time / chordSeconds) % chords.length]!;
    const inChord = time % chordSeconds;
    const swell = Math.sin((Math.PI * inChord) / chordSeconds) ** 0.6;
    let value = 0;
    for (const step of chord) value += Math.sin(2 * Math.PI * pitch(root, step) * time) * 0.05 * swell;
    const note = Math.floor(inChord / noteSeconds);
    const since = inChord % noteSeconds;
    const plucked = pitch(root * 2, chord[[0, 2, 1, 3, 2, 1, 3, 2][note]!]!);
    const attack = Math.min(1, since * 200);
    const release = Math.min(1, (noteSeconds - since) * 60);
    value += Math.sin(2 * Math.PI * plucked * since) * Math.exp(-since * 5) * 0.12 * attack * release;
    const edge = Math.min(1, time * 4, (loopSeconds - time) * 4);
    samples[index] = Math.round(value * edge * 26_000);
  }
  return new Uint8Array(samples.buffer);
}

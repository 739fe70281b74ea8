import { wantsLessMotion } from '../../lib/less-motion.js';

const count = 700;
const lastsMs = 4_500;
const fadesFromMs = 3_300;
const colours = ['#f4b740', '#e4572e', '#2ec4b6', '#f7e7c4', '#7a9cff', '#d16ba5'];
/** Pixels per second, and per second squared. */
const gravity = 620;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  readonly spin: number;
  readonly colour: string;
}

/** Opacity of the confetti, 1 to 0. */
export const opacityAt = (ms: number): number =>
  ms < fadesFromMs ? 1 : Math.max(0, 1 - (ms - fadesFromMs) / (lastsMs - fadesFromMs));

const between = (low: number, high: number): number => low + Math.random() * (high - low);

const pieces = (width: number, height: number): Piece[] =>
  Array.from({ length: count }, (_, place) => {
    // Half of the pieces start at each lower corner, towards the centre.
    const left = place % 2 === 0;
    return {
      x: left ? 0 : width,
      y: height,
      vx: between(0.05, 0.75) * width * (left ? 1 : -1),
      vy: -between(0.6, 1.5) * Math.max(height, 500),
      size: between(5, 10),
      spin: between(-9, 9),
      colour: colours[place % colours.length] ?? '#f4b740',
    };
  });

const paint = (canvas: CanvasRenderingContext2D, all: readonly Piece[], ms: number): void => {
  const t = ms / 1_000;
  const { width, height } = canvas.canvas;
  canvas.clearRect(0, 0, width, height);
  canvas.globalAlpha = opacityAt(ms);
  for (const { x, y, vx, vy, size, spin, colour } of all) {
    const drag = (1 - Math.exp(-1.2 * t)) / 1.2;
    canvas.setTransform(1, 0, 0, 1, x + vx * drag, y + vy * drag + (gravity * t * t) / 2);
    canvas.rotate(spin * t);
    canvas.fillStyle = colour;
    canvas.fillRect(-size / 2, -size / 4, size, size / 2);
  }
  canvas.setTransform(1, 0, 0, 1, 0, 0);
};

/** Shows confetti over the whole page for 4.5 s; none with reduced motion. Resolves when it is over. */
export const confetti = async (signal: AbortSignal): Promise<void> => {
  if (signal.aborted || wantsLessMotion()) return;
  const element = document.createElement('canvas');
  element.width = innerWidth;
  element.height = innerHeight;
  element.setAttribute('aria-hidden', 'true');
  element.className = 'pointer-events-none fixed inset-0 z-100';
  const canvas = element.getContext('2d');
  if (!canvas) return;
  document.body.append(element);
  const all = pieces(element.width, element.height);
  await new Promise<void>((resolve) => {
    let start: number | undefined;
    const frame = (now: number): void => {
      start ??= now;
      if (signal.aborted || now - start >= lastsMs) return resolve();
      paint(canvas, all, now - start);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  element.remove();
};

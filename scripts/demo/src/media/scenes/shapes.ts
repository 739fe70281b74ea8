/** Parts that scenes share. Time runs in turns: 0 to 1 is one loop, so whole turns meet without a jump. */
export const width = 640;
export const height = 360;

/** A scene draws the inside of an SVG of 640 by 360 for a moment of the loop. */
export type Scene = (turn: number) => string;

export const tau = Math.PI * 2;

/** Sine that comes back after one loop: `cycles` must be whole. */
export function swing(turn: number, cycles: number, phase = 0): number {
  return Math.sin(tau * (turn * cycles + phase));
}

/** Position that wraps around: whole `laps` a loop, from 0 to 1. */
export function lap(turn: number, laps: number, offset = 0): number {
  const at = turn * laps + offset;
  return at - Math.floor(at);
}

/** A fixed scatter of numbers in 0..1, the same at every call. */
export function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

export function gradient(id: string, stops: readonly (readonly [number, string])[]): string {
  const inner = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

export function glow(id: string, color: string, strength = 0.9): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="0.45" stop-color="${color}" stop-opacity="${strength * 0.35}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
  );
}

export function fillAll(paint: string): string {
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`;
}

/** Water or hills: the area below a running wave. */
export function wave(
  turn: number,
  options: {
    base: number;
    height: number;
    length: number;
    laps: number;
    fill: string;
    phase?: number;
    opacity?: number;
  },
): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 16) {
    const at = tau * (x / options.length - turn * options.laps + (options.phase ?? 0));
    const y = options.base + options.height * (Math.sin(at) + 0.35 * Math.sin(2 * at + 1.3));
    points.push(`${x} ${y.toFixed(1)}`);
  }
  const opacity = options.opacity ?? 1;
  return `<path d="M0 ${height} L${points.join(' L')} L${width} ${height}Z" fill="${options.fill}" opacity="${opacity}"/>`;
}

export function stars(turn: number, count: number, floor: number, salt = 1): string {
  let drawn = '';
  for (let index = 0; index < count; index++) {
    const x = scatter(index, salt) * width;
    const y = scatter(index, salt + 1) * floor;
    const shine = 0.45 + 0.4 * swing(turn, 1 + (index % 3), scatter(index, salt + 2));
    drawn += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.6 + scatter(index, 5)).toFixed(1)}" fill="#F4E3C1" opacity="${shine.toFixed(2)}"/>`;
  }
  return drawn;
}

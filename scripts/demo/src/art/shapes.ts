import type { Frame } from './frame.js';

export type Stops = readonly (readonly [number, string])[];

export const n = (value: number): string => String(Math.round(value * 10) / 10);

const stopsOf = (stops: Stops): string =>
  stops
    .map(([at, color]) => {
      // An eight-digit color carries its own opacity, which librsvg wants apart.
      const opacity = color.length === 9 ? ` stop-opacity="${n(parseInt(color.slice(7), 16) / 255)}"` : '';
      return `<stop offset="${at}" stop-color="${color.slice(0, 7)}"${opacity}/>`;
    })
    .join('');

/** A gradient from top to bottom (or along the given line), to be used as `url(#id)`. */
export function linear(id: string, stops: Stops, line = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${line}>${stopsOf(stops)}</linearGradient>`;
}

export function radial(id: string, stops: Stops): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

/** A soft light around a point. */
export function halo(
  id: string,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 'cc',
): string {
  const middle = Math.round(parseInt(strength, 16) * 0.3)
    .toString(16)
    .padStart(2, '0');
  return (
    `<defs>${radial(id, [
      [0, color + strength],
      [0.4, color + middle],
      [1, `${color}00`],
    ])}</defs>` + `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`
  );
}

export function fill(frame: Frame, paint: string): string {
  return `<rect width="${frame.width}" height="${frame.height}" fill="${paint}"/>`;
}

/** The whole frame in a gradient from top to bottom. */
export function sky(frame: Frame, stops: Stops, id = 'sky'): string {
  return `<defs>${linear(id, stops)}</defs>${fill(frame, `url(#${id})`)}`;
}

/** A shape's own opacity would cost a layer each; that of its paint is free and looks the same. */
const painted = (more: string, what: 'fill' | 'stroke'): string =>
  more.replace(/(?<![-\w])opacity=/, `${what}-opacity=`);

export function disc(x: number, y: number, radius: number, paint: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}" ${painted(more, 'fill')}/>`;
}

export function box(x: number, y: number, width: number, height: number, paint: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}" ${painted(more, 'fill')}/>`;
}

export function path(d: string, paint: string, more = ''): string {
  return `<path d="${d}" fill="${paint}" ${painted(more, 'fill')}/>`;
}

export function stroke(d: string, paint: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${painted(more, 'stroke')}/>`;
}

/** Moves a drawing made around 0,0 in units to a place of the frame. */
export function place(frame: Frame, x: number, y: number, inner: string, scale = 1, turn = 0): string {
  const size = frame.u * scale;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(size * 1000) / 1000})">${inner}</g>`;
}

/** A fixed scatter of numbers in 0..1. */
export function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

export function stars(frame: Frame, count: number, floor: number, salt: number, color = '#F4E3C1'): string {
  const amount = frame.wide ? count * 2 : count;
  let drawn = '';
  for (let i = 0; i < amount; i++) {
    const radius = (0.5 + scatter(i, salt + 2) ** 3 * 1.8) * frame.u;
    const shine = n(0.3 + 0.6 * scatter(i, salt + 3));
    const x = scatter(i, salt) * frame.width;
    drawn += disc(x, scatter(i, salt + 1) * floor * frame.u, radius, color, `opacity="${shine}"`);
  }
  return drawn;
}

/** The ground below a line through heights that `at` gives for 0..1 across the frame; heights in units. */
export function ground(frame: Frame, at: (share: number) => number, paint: string, more = ''): string {
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    return `${n((i / steps) * frame.width)} ${n(at(i / steps) * frame.u)}`;
  });
  return path(`M0 ${frame.height} L${points.join(' L')} L${frame.width} ${frame.height}Z`, paint, more);
}

/** Darkens towards the bottom (or top), so that words stand on quiet ground. */
export function shade(frame: Frame, id: string, from: number, to: number, color: string): string {
  const line = `x1="0" y1="${from}" x2="0" y2="${to}"`;
  return `<defs>${linear(
    id,
    [
      [0, `${color}00`],
      [0.6, `${color}cc`],
      [1, `${color}ff`],
    ],
    line,
  )}</defs>${fill(frame, `url(#${id})`)}`;
}

import type { ArtScene } from '../frame.js';
import {
  box,
  disc,
  ground,
  halo,
  linear,
  n,
  path,
  place,
  scatter,
  shade,
  sky,
  stars,
  stroke,
} from '../shapes.js';

const ferry =
  '<path d="M-74 0 L74 0 L58 30 L-58 30Z" fill="#07090D"/><rect x="-60" y="-22" width="120" height="24" fill="#0D1016"/>' +
  '<rect x="-42" y="-42" width="84" height="22" fill="#12151D"/><rect x="-12" y="-74" width="24" height="34" fill="#E5384F"/><rect x="-12" y="-74" width="24" height="9" fill="#07090D"/>' +
  Array.from({ length: 8 }, (_, i) => box(-54 + i * 14, -15, 8, 8, '#F7CF7A')).join('') +
  Array.from({ length: 5 }, (_, i) => box(-36 + i * 15, -36, 9, 8, '#F4B740')).join('');

/** Moonlight lies on the water like steps that lead to a lit ferry; someone waits on the pier. */
export const midnightPier: ArtScene = (f) => {
  const horizon = 318;
  let steps = '';
  for (let i = 0; i < 13; i++) {
    const y = horizon + 8 + i * i * 1.45;
    const half = (30 + i * 7 + scatter(i, 4) * 22) * f.u;
    const shift = (scatter(i, 9) - 0.5) * 18 * f.u;
    steps += box(
      f.cx - half + shift,
      y * f.u,
      half * 2,
      (2.4 + i * 0.45) * f.u,
      '#F7DDA4',
      `opacity="${n(0.95 - i * 0.055)}" rx="2"`,
    );
  }
  const pier = path(
    `M${n(f.cx - 130 * f.u)} ${f.height} L${n(f.cx - 26 * f.u)} ${n(452 * f.u)} L${n(f.cx + 26 * f.u)} ${n(452 * f.u)} L${n(f.cx + 130 * f.u)} ${f.height}Z`,
    '#05070A',
  );
  const figure =
    '<circle cx="0" cy="-46" r="6.500" fill="#05070A"/><path d="M-9 0 L-11 -32 Q0 -44 11 -32 L9 0Z" fill="#05070A"/><path d="M8 -26 L19 -18 L19 -6" stroke="#05070A" stroke-width="3" fill="none"/><rect x="14" y="-8" width="10" height="12" rx="2" fill="#F4B740"/>';
  return (
    sky(f, [
      [0, '#0A0D1A'],
      [0.3, '#1B1B3A'],
      [0.53, '#5A2A4E'],
      [0.54, '#151227'],
      [1, '#06070C'],
    ]) +
    stars(f, 46, 240, 3) +
    halo('moon', f.cx, 190 * f.u, 300 * f.u, '#F7CF7A', '88') +
    disc(f.cx, 190 * f.u, 112 * f.u, '#F9E4B4') +
    disc(f.cx - 30 * f.u, 160 * f.u, 20 * f.u, '#EFD296', 'opacity="0.600"') +
    disc(f.cx + 40 * f.u, 214 * f.u, 30 * f.u, '#EFD296', 'opacity="0.500"') +
    steps +
    place(f, f.cx, 300 * f.u, ferry, 1.1) +
    // A poster's title stands where the pier would be.
    (f.wide
      ? halo('lamp', f.cx + 19 * f.u, 448 * f.u, 46 * f.u, '#F4B740', 'aa') +
        pier +
        place(f, f.cx, 456 * f.u, figure, 1.15)
      : '')
  );
};

/** The stairs of a lighthouse from above wind down into an eye of light. */
export const spiralStairs: ArtScene = (f) => {
  const cy = 232 * f.u;
  const turns = 3.4;
  const count = 58;
  let drawn = '';
  const at = (share: number): { angle: number; radius: number } => ({
    angle: share * turns * Math.PI * 2 - 0.6,
    radius: (560 * (1 - share) ** 1.55 + 26) * f.u,
  });
  const point = (share: number, inward: number): string => {
    const { angle, radius } = at(share);
    const r = radius * inward;
    return `${n(f.cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
  };
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const next = (i + 1) / count;
    const light = share ** 1.3;
    const tone = i % 2 === 0 ? 1 : 0.74;
    const mix = (from: number, to: number): number => Math.round((from + (to - from) * light) * tone);
    const paint = `rgb(${mix(12, 226)} ${mix(40, 172)} ${mix(46, 84)})`;
    const wet = i === 41;
    drawn += path(
      `M${point(share, 1)} L${point(next, 1)} L${point(next, 0.6)} L${point(share, 0.6)}Z`,
      wet ? '#2EC4B6' : paint,
    );
    drawn += path(
      `M${point(share, 0.6)} L${point(next, 0.6)} L${point(next, 0.55)} L${point(share, 0.55)}Z`,
      '#04080A',
      'opacity="0.850"',
    );
  }
  return (
    sky(f, [
      [0, '#06100F'],
      [0.5, '#0A1D1F'],
      [1, '#04080A'],
    ]) +
    drawn +
    halo('eye', f.cx, cy, 150 * f.u, '#F7CF7A', 'ee') +
    disc(f.cx, cy, 24 * f.u, '#FFF3CF') +
    place(
      f,
      f.cx,
      cy,
      '<circle cx="0" cy="-6" r="3.400" fill="#0A1214"/><path d="M-4 14 L-5 0 Q0 -5 5 0 L4 14Z" fill="#0A1214"/>',
      1,
    )
  );
};

/** A drowned clock tower under a diver's lamp. */
export const sunkenTower: ArtScene = (f) => {
  const rays = [-0.5, -0.2, 0.12, 0.42].map((slant, i) => {
    const x = f.cx + slant * 260 * f.u;
    const far = x + slant * 360 * f.u;
    return path(
      `M${n(x - 20 * f.u)} 0 L${n(x + 26 * f.u)} 0 L${n(far + 90 * f.u)} ${f.height} L${n(far - 70 * f.u)} ${f.height}Z`,
      '#BFEFE6',
      `opacity="${[0.1, 0.16, 0.13, 0.08][i]}"`,
    );
  });
  const tower =
    '<path d="M-62 330 L-52 -60 L52 -60 L62 330Z" fill="#04161B"/><path d="M-60 -60 L0 -132 L60 -60Z" fill="#031015"/><rect x="-2.500" y="-160" width="5" height="34" fill="#031015"/>' +
    '<circle r="44" cy="-4" fill="#F4E3C1"/><circle r="44" cy="-4" fill="none" stroke="#0C3A3F" stroke-width="6"/>' +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<rect x="-1.500" y="-41" width="3" height="${i % 3 === 0 ? 10 : 6}" fill="#0C3A3F" transform="translate(0 -4) rotate(${i * 30})"/>`,
    ).join('') +
    '<path d="M0 -4 L0 -36" stroke="#E5384F" stroke-width="4" stroke-linecap="round"/><path d="M0 -4 L4 -28" stroke="#0C3A3F" stroke-width="5" stroke-linecap="round"/><circle cy="-4" r="4" fill="#0C3A3F"/>' +
    '<path d="M-16 140 L-16 108 Q0 88 16 108 L16 140Z" fill="#F4B740"/><path d="M-28 230 Q-16 214 -4 230 M6 260 Q18 244 30 260" stroke="#0F4A4C" stroke-width="3" fill="none"/>';
  const diver =
    '<g fill="#021015"><circle cx="0" cy="0" r="8"/><path d="M6 2 Q34 -4 54 12 L50 20 Q28 10 8 12Z"/><path d="M50 14 L76 6 L74 16 L54 22Z"/><path d="M50 18 L72 30 L66 36 L48 24Z"/><rect x="14" y="-10" width="26" height="9" rx="4"/></g>';
  let bubbles = '';
  for (let i = 0; i < 16; i++) {
    const x = f.cx + (-104 + scatter(i, 1) * 24 + Math.sin(i) * 6) * f.u;
    bubbles += `<circle cx="${n(x)}" cy="${n((118 - i * 9) * f.u)}" r="${n((1.4 + scatter(i, 2) * 3.4) * f.u)}" fill="none" stroke="#BFEFE6" stroke-width="1.200" opacity="0.700"/>`;
  }
  const houses = [-190, -140, 120, 176, 260, 340, -260, -340, 430, -430]
    .map(
      (x, i) =>
        `<path d="M${x} 60 L${x} ${-10 - (i % 3) * 14} L${x + 24} ${-34 - (i % 3) * 14} L${x + 48} ${-10 - (i % 3) * 14} L${x + 48} 60Z" fill="#05242A"/>`,
    )
    .join('');
  return (
    sky(f, [
      [0, '#9FE3D3'],
      [0.12, '#3FA7A0'],
      [0.45, '#0F5560'],
      [0.8, '#06242C'],
      [1, '#031217'],
    ]) +
    rays.join('') +
    place(f, f.cx, 420 * f.u, houses, 1) +
    halo('clock', f.cx, 276 * f.u, 150 * f.u, '#F4E3C1', '77') +
    place(f, f.cx, 280 * f.u, tower, 1) +
    ground(f, (x) => 500 + 10 * Math.sin(x * 9) + 6 * Math.sin(x * 23), '#020D11') +
    path(
      `M${n(f.cx - 96 * f.u)} ${n(130 * f.u)} L${n(f.cx - 70 * f.u)} ${n(318 * f.u)} L${n(f.cx + 84 * f.u)} ${n(268 * f.u)}Z`,
      '#F7E7B0',
      'opacity="0.180"',
    ) +
    place(f, f.cx - 100 * f.u, 124 * f.u, diver, 1.1, -14) +
    bubbles
  );
};

/** Signals rise out of a salt lake before a huge sun. */
export const saltSignals: ArtScene = (f) => {
  let rows = '';
  for (let row = 0; row < 22; row++) {
    const base = 214 + row * 13.5;
    const points: string[] = [];
    for (let i = 0; i <= 90; i++) {
      const x = (i / 90) * f.width;
      const off = (x - f.cx) / (128 * f.u);
      const near = Math.exp(-(off ** 2) * 1.1);
      const rough = Math.abs(
        Math.sin(i * 0.71 + row * 1.9) +
          Math.sin(i * 1.37 + row * 0.7) * 0.8 +
          Math.sin(i * 0.31 + row * 2.6) * 1.1,
      );
      const y = base - near * rough * (34 - row * 0.6) - scatter(i, row) * 1.6;
      points.push(`${n(x)} ${n(y * f.u)}`);
    }
    const color = row === 7 ? '#2EC4B6' : '#F7E7CF';
    rows += path(`M0 ${f.height} L${points.join(' L')} L${f.width} ${f.height}Z`, '#120B12');
    rows += stroke(
      `M${points.join(' L')}`,
      color,
      (row === 7 ? 2.2 : 1.3) * f.u,
      `opacity="${n(0.95 - row * 0.022)}"`,
    );
  }
  return (
    sky(f, [
      [0, '#190C16'],
      [0.25, '#5C1D2C'],
      [0.42, '#C8502F'],
      [0.5, '#F2A65A'],
    ]) +
    `<defs>${linear('sun', [
      [0, '#FFE7AE'],
      [1, '#F2803A'],
    ])}</defs>` +
    disc(f.cx, 190 * f.u, 128 * f.u, 'url(#sun)') +
    rows +
    shade(f, 'deep', 0.62, 0.92, '#120B12')
  );
};

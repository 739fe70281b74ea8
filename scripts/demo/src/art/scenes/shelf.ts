import type { ArtScene } from '../frame.js';
import { box, disc, fill, ground, halo, n, path, scatter, sky, stars, stroke } from '../shapes.js';

/** Colours of a picture of the long shelf, from the top of the sky to the ground before the eye. */
export interface Palette {
  readonly high: string;
  readonly low: string;
  /** Sun, moon, lamp: what the eye goes to. */
  readonly light: string;
  readonly far: string;
  readonly near: string;
}

type Motif = (palette: Palette, salt: number) => ArtScene;

const heavens =
  ({ high, low }: Palette): ArtScene =>
  (f) =>
    sky(f, [
      [0, high],
      [1, low],
    ]);

/** Hills behind hills, and a great disc over them. */
const hills: Motif = (p, salt) => (f) => {
  const y = (210 + 60 * scatter(1, salt)) * f.u;
  const ridge = (level: number, paint: string): string =>
    ground(f, (x) => level + 26 * Math.sin(x * 7 + salt + level) + 14 * Math.sin(x * 17 + level), paint);
  return (
    heavens(p)(f) +
    halo('sun', f.cx, y, 250 * f.u, p.light) +
    disc(f.cx, y, (78 + 40 * scatter(2, salt)) * f.u, p.light) +
    ridge(360, p.far) +
    ridge(430, p.near) +
    ridge(500, p.high)
  );
};

/** A town by night, its windows lit here and there. */
const town: Motif = (p, salt) => (f) => {
  const width = 34 * f.u;
  let drawn = '';
  for (let i = 0; i * width < f.width; i += 1) {
    const height = (150 + 210 * scatter(i, salt)) * f.u;
    const x = i * width;
    drawn += box(x, f.height - height, width + 1, height, i % 2 === 0 ? p.far : p.near);
    for (let row = 0; row < 9; row += 1)
      if (scatter(i * 13 + row, salt + 5) > 0.62)
        drawn += box(x + 9 * f.u, f.height - height + (14 + row * 30) * f.u, 8 * f.u, 12 * f.u, p.light);
  }
  return (
    heavens(p)(f) +
    stars(f, 60, 330, salt, p.light) +
    disc(f.cx + 60 * f.u, 120 * f.u, 46 * f.u, p.light) +
    drawn
  );
};

/** Water under a low light, with its path upon the waves. */
const water: Motif = (p, salt) => (f) => {
  const horizon = 330 * f.u;
  let waves = '';
  for (let i = 0; i < 26; i += 1) {
    const y = horizon + (12 + i * 11) * f.u;
    const half = (20 + 90 * scatter(i, salt) + i * 3) * f.u;
    waves += stroke(
      `M${n(f.cx - half)} ${n(y)} h${n(half * 2)}`,
      p.light,
      (1.5 + i * 0.16) * f.u,
      'opacity="0.55"',
    );
  }
  return (
    heavens(p)(f) +
    halo('low', f.cx, horizon, 300 * f.u, p.light) +
    disc(f.cx, horizon, 92 * f.u, p.light) +
    box(0, horizon, f.width, f.height - horizon, p.far) +
    waves +
    ground(f, (x) => 560 + 18 * Math.sin(x * 9 + salt), p.near)
  );
};

/** A wood of bare trunks, one clearing between them. */
const wood: Motif = (p, salt) => (f) => {
  let trunks = '';
  for (let i = 0; i < (f.wide ? 44 : 18); i += 1) {
    const x = scatter(i, salt) * f.width;
    if (Math.abs(x - f.cx) < 56 * f.u) continue;
    const width = (7 + 20 * scatter(i, salt + 1)) * f.u;
    trunks += box(x, 0, width, f.height, i % 3 === 0 ? p.near : p.far);
  }
  return (
    heavens(p)(f) +
    halo('clearing', f.cx, 300 * f.u, 280 * f.u, p.light) +
    trunks +
    path(`M${n(f.cx - 16 * f.u)} ${n(430 * f.u)} q${n(16 * f.u)} ${n(-90 * f.u)} ${n(32 * f.u)} 0Z`, p.high) +
    ground(f, (x) => 440 + 14 * Math.sin(x * 11 + salt), p.near)
  );
};

/** A world with its ring, and what circles it. */
const orbit: Motif = (p, salt) => (f) => {
  const y = 260 * f.u;
  const ring = (radius: number, width: number, paint: string): string =>
    `<ellipse cx="${n(f.cx)}" cy="${n(y)}" rx="${n(radius * f.u)}" ry="${n(radius * 0.28 * f.u)}" fill="none" stroke="${paint}" stroke-width="${n(width * f.u)}" transform="rotate(-18 ${n(f.cx)} ${n(y)})"/>`;
  return (
    heavens(p)(f) +
    stars(f, 130, 600, salt, p.light) +
    ring(250, 3, p.far) +
    disc(f.cx, y, 118 * f.u, p.near) +
    path(
      `M${n(f.cx)} ${n(y - 118 * f.u)} a${n(118 * f.u)} ${n(118 * f.u)} 0 0 1 0 ${n(236 * f.u)} a${n(170 * f.u)} ${n(170 * f.u)} 0 0 0 0 ${n(-236 * f.u)}Z`,
      p.far,
    ) +
    ring(190, 12, p.light) +
    disc(f.cx + 170 * f.u, y - 92 * f.u, 14 * f.u, p.light)
  );
};

/** Doors behind doors, a light behind the last. */
const doors: Motif = (p, salt) => (f) => {
  const paints = [p.far, p.near];
  let drawn = '';
  for (let i = 0; i < 7; i += 1) {
    const half = (190 - i * 24) * f.u;
    const top = (70 + i * 34) * f.u;
    drawn += path(
      `M${n(f.cx - half)} ${n(f.height)} V${n(top + half)} a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0 V${n(f.height)}Z`,
      i === 6 ? p.light : (paints[(i + (salt % 2)) % 2] ?? p.far),
    );
  }
  return heavens(p)(f) + drawn + halo('door', f.cx, 420 * f.u, 150 * f.u, p.light);
};

/** Rays behind a round shape, as on an old matchbox. */
const rays: Motif = (p, salt) => (f) => {
  const y = 270 * f.u;
  const count = 14 + (salt % 5) * 2;
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 + salt;
    const at = (turn: number): string => `${n(f.cx + Math.cos(turn) * 1600)} ${n(y + Math.sin(turn) * 1600)}`;
    drawn += path(`M${n(f.cx)} ${n(y)} L${at(angle)} L${at(angle + Math.PI / count)}Z`, p.low);
  }
  return (
    fill(f, p.high) +
    drawn +
    disc(f.cx, y, 150 * f.u, p.near) +
    disc(f.cx, y, 122 * f.u, p.light) +
    disc(f.cx, y, 84 * f.u, p.far) +
    disc(f.cx, y, 40 * f.u, p.light)
  );
};

/** Peaks with snow, birds before them. */
const peaks: Motif = (p, salt) => (f) => {
  let drawn = '';
  for (let i = 0; i < (f.wide ? 7 : 4); i += 1) {
    const x = f.cx + (i - (f.wide ? 4 : 1.6)) * 190 * f.u;
    const top = (150 + 130 * scatter(i, salt)) * f.u;
    const foot = 480 * f.u;
    const half = (foot - top) * 0.62;
    drawn += path(
      `M${n(x)} ${n(top)} L${n(x + half)} ${n(foot)} L${n(x - half)} ${n(foot)}Z`,
      i % 2 ? p.far : p.near,
    );
    const snow = (foot - top) * 0.24;
    drawn += path(
      `M${n(x)} ${n(top)} l${n(snow * 0.62)} ${n(snow)} l${n(-snow * 0.62)} ${n(-snow * 0.3)} l${n(-snow * 0.62)} ${n(snow * 0.3)}Z`,
      p.light,
    );
  }
  const birds = [0, 1, 2, 3, 4].map((i) => {
    const x = f.cx + (scatter(i, salt + 9) - 0.5) * 260 * f.u;
    const y = (80 + 90 * scatter(i, salt + 4)) * f.u;
    return stroke(
      `M${n(x - 12 * f.u)} ${n(y)} q${n(6 * f.u)} ${n(-9 * f.u)} ${n(12 * f.u)} 0 q${n(6 * f.u)} ${n(-9 * f.u)} ${n(12 * f.u)} 0`,
      p.near,
      2.4 * f.u,
    );
  });
  return heavens(p)(f) + drawn + birds.join('') + ground(f, () => 478, p.near);
};

export const motifs = { hills, town, water, wood, orbit, doors, rays, peaks } as const;

export type MotifName = keyof typeof motifs;

import { clips, type ClipName } from '../../data/clips.js';
import { titles } from '../../data/titles/index.js';
import { drawScene } from '../../media/scenes/scenes.js';
import { arts } from '../arts.js';
import { backdropFrame } from '../frame.js';
import { n, scatter } from '../shapes.js';
import { foregrounds } from './figures.js';

const width = backdropFrame.width;
const height = backdropFrame.height;

/** A time of the day: how the scene's colours turn, what lies over them, what stands before them. */
interface Light {
  readonly brightness: number;
  readonly saturation: number;
  /** Degrees. */
  readonly hue: number;
  readonly over: string;
  readonly ink: string;
  readonly lamp: string;
}

const light = (
  brightness: number,
  saturation: number,
  hue: number,
  over: string,
  ink: string,
  lamp: string,
): Light => ({ brightness, saturation, hue, over, ink, lamp });

const lights: readonly Light[] = [
  light(1, 1, 0, '', '#0B0D12', '#FFE2A6'),
  light(1.15, 0.8, 24, 'FFD9A0', '#2A1420', '#FFF3CF'),
  light(0.8, 1.1, -30, '1B2A6A', '#060A18', '#FFDFA0'),
  light(1.1, 1.25, -14, 'FF8A3D', '#2A0F14', '#FFE7B0'),
  light(0.95, 0.45, 0, '9FB4C4', '#141A20', '#F2F6FF'),
  light(1, 1.1, 42, '2EC4B6', '#06201F', '#F4E3C1'),
  light(0.85, 1.2, -52, '7C2A8A', '#150620', '#FFC9E6'),
  light(1.25, 0.7, 10, 'FFF1D0', '#3A2A1C', '#FFFFFF'),
];

type Weather = (salt: number, paint: string) => string;

const weathers: readonly Weather[] = [
  () => '',
  (s) =>
    Array.from({ length: 130 }, (_, i) => {
      const [x, y] = [scatter(i, s) * 1400, scatter(i, s + 1) * height];
      return `<path d="M${n(x)} ${n(y)} l-16 ${n(40 + 40 * scatter(i, s + 2))}" stroke="#DCE8F0" stroke-width="2" opacity="0.320"/>`;
    }).join(''),
  (s, paint) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<ellipse cx="${n(width * scatter(i, s))}" cy="${n(420 + i * 110)}" rx="900" ry="${n(46 + 30 * scatter(i, s + 1))}" fill="${paint}" opacity="0.200"/>`,
      )
      .join(''),
  (s) =>
    Array.from(
      { length: 90 },
      (_, i) =>
        `<circle cx="${n(scatter(i, s) * width)}" cy="${n(scatter(i, s + 1) * height)}" r="${n(2 + 5 * scatter(i, s + 2) ** 2)}" fill="#FFFFFF" opacity="${n(0.3 + 0.5 * scatter(i, s + 3))}"/>`,
    ).join(''),
  (s, paint) =>
    Array.from({ length: 5 }, (_, i) => {
      const x = scatter(i, s) * width;
      return `<path d="M${n(x)} 0 l${n(70 + 60 * scatter(i, s + 1))} 0 l-260 720 l-220 0Z" fill="${paint}" opacity="0.100"/>`;
    }).join(''),
];

/** Camera: where the subject stands (share of the width), how near, how far aside, and whether mirrored. */
const shots = [
  [0.5, 1, 0.5, 0.5, false],
  [0.32, 1.5, 0.3, 0.35, false],
  [0.66, 1.25, 0.9, 0.4, true],
  [0.5, 2.1, 0.5, 0.42, false],
  [0.4, 1.35, 0.1, 0.1, true],
  [0.72, 1.7, 0.75, 0.3, false],
  [0.25, 1.15, 0, 0.9, false],
  [0.55, 1.9, 0.62, 0.7, true],
] as const;

export interface Still {
  readonly svg: string;
  readonly modulate: Pick<Light, 'brightness' | 'saturation' | 'hue'>;
  /** Drawn over the scene once its colours have turned. */
  readonly overlay: string;
}

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/**
 * An episode's picture, 16:9: its title's scene (of every third episode that of its clip) from another place, in
 * another light, with something else before it. No two of a title share their foreground and light.
 * @param index of the episode in its title, from 0
 */
export function stillOf(slug: string, index: number): Still {
  const place = titles.findIndex((title) => title.slug === slug);
  const title = titles[place]!;
  const from = (list: readonly unknown[], step: number, salt: number): number =>
    Math.floor(scatter(place, salt) * list.length + index * step) % list.length;
  const salt = place * 31 + index * 7 + 1;
  // Lights and shots come round together: the next round takes another shot.
  const [at, zoom, x, y, mirrored] =
    shots[(from(shots, 3, 11) + Math.floor(index / shots.length)) % shots.length]!;
  const fore = from(foregrounds, 5, 12);
  // Where foregrounds come round again, the light is another one.
  const sky = lights[(from(lights, 3, 13) + Math.floor(index / foregrounds.length)) % lights.length]!;
  const usesClip = index % 3 === 2;
  const scene = usesClip
    ? `<g transform="scale(2)">${drawScene(title.clip as ClipName, (scatter(salt, 5) * 30) % clips[0].seconds)}</g>`
    : arts[slug]!.scene({ ...backdropFrame, cx: width * at });
  const [left, top] = [-(width * zoom - width) * x, -(height * zoom - height) * y];
  const camera = `translate(${n(left)} ${n(top)}) scale(${zoom})`;
  const flip = mirrored ? ` translate(${width} 0) scale(-1 1)` : '';
  const weather = weathers[from(weathers, 2, 14)]!(salt, sky.lamp);
  const veil = sky.over
    ? `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#${sky.over}" stop-opacity="0.34"/><stop offset="1" stop-color="#${sky.over}" stop-opacity="0.06"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#veil)"/>`
    : '';
  return {
    svg: svg(`<g transform="${camera}${flip}">${scene}</g>`),
    modulate: { brightness: sky.brightness, saturation: sky.saturation, hue: (sky.hue + 360) % 360 },
    overlay: svg(veil + weather + foregrounds[fore]!(sky.ink, sky.lamp, salt)),
  };
}

import { drawText } from './type/text.js';
import { box, disc, path, scatter } from './shapes.js';

const palettes = [
  ['#2EC4B6', '#0E3B3A', '#F4E3C1'],
  ['#F4B740', '#5A2E12', '#FFF1D0'],
  ['#E5384F', '#3C0E1C', '#FFD9C7'],
  ['#7C6CF2', '#1E1747', '#E6E0FF'],
  ['#5BA3E0', '#12304F', '#E3F1FF'],
  ['#8FBF5A', '#22390F', '#F1F8DE'],
  ['#F28C6A', '#4A1E14', '#FFE9DD'],
  ['#C86BB0', '#3B1236', '#FBE3F5'],
] as const;

const patterns = [
  (a: string, b: string): string => disc(128, 128, 60, a) + disc(0, 20, 70, b),
  (a: string, b: string): string => path('M0 160 Q48 96 96 128 T160 88 L160 160Z', a) + disc(118, 42, 22, b),
  (a: string, b: string): string =>
    path('M0 0 L160 0 L0 160Z', a) + box(112, 112, 60, 60, b, 'transform="rotate(45 140 140)"'),
  (a: string, b: string): string =>
    [44, 72, 100]
      .map(
        (r, i) =>
          `<circle cx="150" cy="14" r="${r}" fill="none" stroke="${i % 2 ? a : b}" stroke-width="12"/>`,
      )
      .join(''),
  (a: string, b: string): string =>
    [0, 1, 2, 3]
      .map((i) =>
        path(`M${i * 44 - 10} 160 L${i * 44 + 12} 160 L${i * 44 + 62} 0 L${i * 44 + 40} 0Z`, i % 2 ? a : b),
      )
      .join(''),
] as const;

/** A member's mark, 160 by 160: initials over shapes that belong to the username. */
export function avatarSvg(username: string, name: string): string {
  const key = [...username].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 9973, 7);
  const [back, deep, light] = palettes[key % palettes.length]!;
  const pattern = patterns[Math.floor(scatter(key, 3) * patterns.length)]!;
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase('tr'))
    .join('');
  const text = drawText(initials, 80, 80 + 23, { face: 'display', size: 66, fill: light, anchor: 'middle' });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">' +
    `${box(0, 0, 160, 160, deep)}<g opacity="0.9">${pattern(back, `${back}`)}</g><rect width="160" height="160" fill="${deep}" opacity="0.28"/>${text}</svg>`
  );
}

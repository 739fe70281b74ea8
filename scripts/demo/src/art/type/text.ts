import type { Face, FaceName } from './faces.js';
import { outlines } from './generated/outlines.js';

export interface TextStyle {
  readonly face: FaceName;
  /** Pixels per em. */
  readonly size: number;
  readonly fill: string;
  /** Extra space after each character, in thousandths of an em. */
  readonly tracking?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

function characterAt(face: Face, character: string): readonly [number, string] {
  const glyph = face.glyphs[character];
  if (glyph === undefined) throw new Error(`No outline for '${character}': add it to build-outlines.ts`);
  return glyph;
}

function advances(
  text: string,
  style: Pick<TextStyle, 'face' | 'tracking'>,
): { face: Face; xs: number[]; width: number } {
  const face = outlines[style.face];
  const tracking = ((style.tracking ?? 0) / 1000) * face.unitsPerEm;
  const characters = [...text];
  const xs: number[] = [];
  let x = 0;
  characters.forEach((character, index) => {
    xs.push(x);
    const next = characters[index + 1];
    const [advance] = characterAt(face, character);
    x += advance + (next === undefined ? 0 : (face.kerning[character + next] ?? 0) + tracking);
  });
  return { face, xs, width: x };
}

/** Width in pixels of a line of text. */
export function textWidth(text: string, style: Pick<TextStyle, 'face' | 'size' | 'tracking'>): number {
  const { face, width } = advances(text, style);
  return (width / face.unitsPerEm) * style.size;
}

/** One line of text as SVG paths with its baseline at (x, y). */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { face, xs, width } = advances(text, style);
  const scale = style.size / face.unitsPerEm;
  const shift = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0;
  const paths = [...text]
    .map((character, index) => {
      const path = characterAt(face, character)[1];
      return path === ''
        ? ''
        : `<path transform="translate(${Math.round(xs[index]! - shift)} 0)" d="${path}"/>`;
    })
    .join('');
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`;
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return `<g transform="${place}" fill="${style.fill}"${opacity}>${paths}</g>`;
}

/** Height of a capital letter in pixels. */
export function capHeight(style: Pick<TextStyle, 'face' | 'size'>): number {
  const face = outlines[style.face];
  return (face.capHeight / face.unitsPerEm) * style.size;
}

/** All ways to break the words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length <= 1 || most === 1) return [[words.join(' ')]];
  const found: string[][] = [[words.join(' ')]];
  for (let first = 1; first < words.length; first++) {
    for (const rest of breaks(words.slice(first), most - 1))
      found.push([words.slice(0, first).join(' '), ...rest]);
  }
  return found;
}

export interface FittedText {
  readonly lines: readonly string[];
  /** Pixels per em at which every line fits the box. */
  readonly size: number;
  /** Pixels from baseline to baseline. */
  readonly leading: number;
}

/**
 * Breaks a title so that it can be set as large as possible in a box.
 * @param leading baseline distance as a share of the size; Turkish capitals with dots need 0.9 at least
 */
export function fitText(
  text: string,
  box: { width: number; height: number; lines: number; largest: number },
  style: { face: FaceName; tracking?: number; leading?: number },
): FittedText {
  const leading = style.leading ?? 0.94;
  let best: FittedText | undefined;
  for (const lines of breaks(text.split(' '), box.lines)) {
    const widest = Math.max(...lines.map((line) => textWidth(line, { ...style, size: 1 })));
    const cap = capHeight({ face: style.face, size: 1 });
    const tall = cap + (lines.length - 1) * leading;
    const size = Math.min(box.largest, box.width / widest, box.height / tall);
    if (best === undefined || size > best.size) best = { lines, size, leading: size * leading };
  }
  return best!;
}

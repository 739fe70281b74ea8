import type { FaceName } from './faces.js';
import { capHeight, drawText, fitText, textWidth } from './text.js';

/** Capitals as Turkish writes them: i becomes İ. */
export const capitals = (text: string): string => text.toLocaleUpperCase('tr');

/** Capitals of a name that is not Turkish. */
export const romanCapitals = (text: string): string => text.toLocaleUpperCase('en');

export interface TitleBlock {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly largest: number;
  readonly face: FaceName;
  readonly fill: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly tracking?: number;
  readonly leading?: number;
}

/** Sets a title as large as its box allows, standing on `bottom` or hanging from `top`; gives the other edge. */
export function setTitle(
  block: TitleBlock,
  edge: { top: number } | { bottom: number },
): { svg: string; edge: number } {
  const box = { width: block.width, height: block.height, lines: block.lines, largest: block.largest };
  const fitted = fitText(block.text, box, block);
  const cap = capHeight({ face: block.face, size: fitted.size });
  const tall = cap + (fitted.lines.length - 1) * fitted.leading;
  const first = 'top' in edge ? edge.top + cap : edge.bottom - tall + cap;
  const style = {
    face: block.face,
    size: fitted.size,
    fill: block.fill,
    anchor: block.anchor,
    ...(block.tracking === undefined ? {} : { tracking: block.tracking }),
  };
  const svg = fitted.lines
    .map((line, i) => drawText(line, block.x, first + i * fitted.leading, style))
    .join('');
  return { svg, edge: 'top' in edge ? edge.top + tall : edge.bottom - tall };
}

/** One line that shrinks rather than run over its width. */
export function setLine(
  text: string,
  x: number,
  y: number,
  style: {
    face: FaceName;
    size: number;
    fill: string;
    tracking?: number;
    anchor: 'start' | 'middle' | 'end';
    opacity?: number;
  },
  width: number,
): string {
  const wide = textWidth(text, style);
  return drawText(text, x, y, wide > width ? { ...style, size: (style.size * width) / wide } : style);
}

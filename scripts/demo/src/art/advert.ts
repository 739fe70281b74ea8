import type { AdvertData } from '../data/adverts.js';
import { drawText, fitText } from './type/text.js';
import { box, disc } from './shapes.js';

const width = 1280;
const height = 720;

/**
 * An advert's picture, 1280 by 720.
 * @param turn 0 to 1: how far its moving part has gone round; a still one stands at 0
 */
export function advertSvg({ brand, claim, colours }: AdvertData, turn = 0): string {
  const [back, shape, ink] = colours;
  const name = fitText(brand, { width: 620, height: 200, lines: 2, largest: 120 }, { face: 'display' });
  const lines = name.lines
    .map((line, at) =>
      drawText(line, 90, 330 + at * name.leading, { face: 'display', size: name.size, fill: ink }),
    )
    .join('');
  const below = 330 + (name.lines.length - 1) * name.leading + 70;
  const angle = turn * 2 * Math.PI;
  const [x, y] = [980 + Math.cos(angle) * 24, 360 + Math.sin(angle) * 24];
  const ring = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((step) => {
      const at = angle + (step * Math.PI) / 4;
      return disc(x + Math.cos(at) * 170, y + Math.sin(at) * 170, 15, ink);
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    box(0, 0, width, height, back) +
    disc(980, 360, 330, '#000000', 'opacity="0.18"') +
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="170" fill="none" stroke="${shape}" stroke-width="88"/>` +
    ring +
    lines +
    drawText(claim, 92, below, { face: 'text', size: 34, fill: ink }) +
    box(90, 600, 250, 52, ink, 'rx="26"') +
    drawText('DEMO REKLAMI', 215, 634, {
      face: 'textBold',
      size: 22,
      fill: back,
      anchor: 'middle',
      tracking: 90,
    }) +
    '</svg>'
  );
}

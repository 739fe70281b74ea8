import { median } from '../size/lib/numbers.ts';
import { positionAt } from './figures.ts';
import type { Recorded } from './recorder.ts';

const [WIDTH, HEIGHT, LEFT, TOP] = [960, 360, 60, 20];
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#aa3377'];

/** An SVG of a minute: for each member, the difference of the picture to the median of all. */
export const pictureOf = (
  members: readonly { name: string; recorded: Recorded }[],
  from: number,
  to: number,
): string => {
  const points = members.map(() => [] as [second: number, ms: number][]);
  let largest = 100;
  for (let at = from; at < to; at += 100) {
    const places = members.map(({ recorded }) => positionAt(recorded.samples, at));
    const known = places.filter((place) => place !== undefined);
    if (known.length < 2) continue;
    const middle =
      known.length % 2 ? median(known) : (median(known) + median(known.map((one) => -one)) * -1) / 2;
    places.forEach((place, index) => {
      if (place === undefined) return;
      largest = Math.max(largest, Math.abs(place - middle));
      points[index]?.push([(at - from) / 1_000, place - middle]);
    });
  }
  const reach = Math.ceil(largest / 50) * 50;
  const x = (second: number) => (LEFT + (second * (WIDTH - LEFT - 10) * 1_000) / (to - from)).toFixed(1);
  const y = (ms: number) => (TOP + (HEIGHT / 2) * (1 - ms / reach)).toFixed(1);
  const grid = [-reach, -reach / 2, 0, reach / 2, reach].map(
    (ms) =>
      `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ccc"/>` +
      `<text x="${LEFT - 8}" y="${y(ms)}" text-anchor="end" dominant-baseline="middle">${ms} ms</text>`,
  );
  const seconds = [0, 10, 20, 30, 40, 50, 60].map(
    (second) => `<text x="${x(second)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${second} s</text>`,
  );
  const lines = points.map(
    (line, index) =>
      `<polyline fill="none" stroke="${COLOURS[index]}" stroke-width="1.5" points="${line
        .map(([second, ms]) => `${x(second)},${y(ms)}`)
        .join(' ')}"/>` +
      `<text x="${LEFT + 10}" y="${TOP + HEIGHT + 40 + index * 16}" fill="${COLOURS[index]}">${members[index]?.name}</text>`,
  );
  const tall = TOP + HEIGHT + 40 + members.length * 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${tall}" font-family="sans-serif" font-size="12" role="img" aria-label="Differences of four pictures in a room over a minute">
<rect width="${WIDTH}" height="${tall}" fill="#fff"/>
${[...grid, ...seconds, ...lines].join('\n')}
</svg>
`;
};

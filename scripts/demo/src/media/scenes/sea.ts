import {
  fillAll,
  glow,
  gradient,
  height,
  lap,
  type Scene,
  stars,
  swing,
  tau,
  wave,
  width,
} from './shapes.js';

const sky: readonly (readonly [number, string])[] = [
  [0, '#0B0D12'],
  [0.55, '#2A1726'],
  [0.8, '#7A2A3A'],
  [1, '#F4B740'],
];

function ferry(x: number, y: number): string {
  const windows = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${-62 + i * 14}" y="-19" width="8" height="6" fill="#F4B740"/>`,
  );
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">` +
    '<path d="M-90 -6 L92 -6 L78 14 L-78 14Z" fill="#0B0D12"/><rect x="-72" y="-25" width="140" height="19" fill="#13161D"/>' +
    '<rect x="-50" y="-40" width="92" height="15" fill="#1B1F29"/><rect x="-4" y="-62" width="18" height="24" fill="#E5384F"/>' +
    `<rect x="-4" y="-62" width="18" height="6" fill="#0B0D12"/>${windows.join('')}</g>`
  );
}

/** A lit ferry crosses a strait at dusk. */
export const iskele: Scene = (turn) => {
  const x = -140 + lap(turn, 1) * (width + 280);
  return (
    `<defs>${gradient('sky', sky)}${glow('sun', '#F4B740')}</defs>${fillAll('url(#sky)')}${stars(turn, 40, 150)}` +
    '<circle cx="430" cy="238" r="150" fill="url(#sun)"/><circle cx="430" cy="238" r="46" fill="#F7CF7A"/>' +
    wave(turn, { base: 240, height: 5, length: 320, laps: 1, fill: '#3A1B2B' }) +
    ferry(x, 252 + 2.5 * swing(turn, 6)) +
    wave(turn, { base: 264, height: 6, length: 213.33, laps: 2, fill: '#24131F' }) +
    wave(turn, { base: 294, height: 8, length: 320, laps: 2, fill: '#171019', phase: 0.3 }) +
    wave(turn, { base: 326, height: 9, length: 640, laps: 2, fill: '#0B0D12', phase: 0.6 })
  );
};

/** A lighthouse turns its beam over a dark sea. */
export const fener: Scene = (turn) => {
  const beams = [0, 0.5].map((offset) => {
    const angle = tau * (turn * 5 + offset);
    const reach = Math.cos(angle);
    const spread = 12 + 34 * Math.abs(reach);
    const end = 458 + reach * 620;
    const bright = (0.22 + 0.3 * Math.max(0, Math.sin(angle))).toFixed(2);
    return `<path d="M458 118 L${end.toFixed(1)} ${(118 - spread).toFixed(1)} L${end.toFixed(1)} ${(118 + spread).toFixed(1)}Z" fill="#F4B740" opacity="${bright}"/>`;
  });
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.7, '#122A33'],
      [1, '#1F5A5C'],
    ])}${glow('lamp', '#F7D58A')}</defs>` +
    `${fillAll('url(#sky)')}${stars(turn, 60, 220, 4)}${beams.join('')}` +
    '<path d="M360 300 Q420 250 470 252 Q540 250 600 306 L640 330 L640 360 L330 360Z" fill="#0F161B"/>' +
    '<path d="M444 258 L450 136 L466 136 L474 258Z" fill="#D9CFC0"/><path d="M446.500 215 L448.500 178 L469 178 L471 215Z" fill="#E5384F"/>' +
    '<rect x="446" y="128" width="24" height="8" fill="#2A2F3B"/><rect x="450" y="108" width="16" height="20" fill="#F7D58A"/>' +
    '<path d="M446 108 L458 96 L470 108Z" fill="#E5384F"/>' +
    `<circle cx="458" cy="118" r="${(54 + 12 * swing(turn, 10, 0.25)).toFixed(1)}" fill="url(#lamp)"/>` +
    wave(turn, { base: 292, height: 6, length: 320, laps: 1, fill: '#12343B', opacity: 0.92 }) +
    wave(turn, { base: 316, height: 8, length: 213.33, laps: 1, fill: '#0E222A', phase: 0.4 }) +
    wave(turn, { base: height - 18, height: 7, length: 320, laps: 2, fill: '#0B0D12' })
  );
};

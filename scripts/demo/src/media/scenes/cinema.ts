import { fillAll, glow, gradient, height, type Scene, scatter, stars, swing, tau, width } from './shapes.js';

/** A cinema curtain breathes in the light of the projector. */
export const perde: Scene = (turn) => {
  let folds = '';
  for (let index = -1; index < 17; index++) {
    const x = index * 40 + 9 * swing(turn, 1 + (index & 1), scatter(index + 2, 1));
    const tone = 18 + 14 * Math.abs(Math.sin(index * 1.7)) + 4 * swing(turn, 2, index / 9);
    folds += `<path d="M${x.toFixed(1)} -4 Q${(x + 26).toFixed(1)} 180 ${(x + 4).toFixed(1)} 330 L${(x + 44).toFixed(1)} 330 Q${(x + 60).toFixed(1)} 180 ${(x + 42).toFixed(1)} -4Z" fill="hsl(352 62% ${tone.toFixed(1)}%)"/>`;
  }
  const x = 320 + 130 * swing(turn, 1);
  const seats = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${i * 68 - 14} 360 L${i * 68 - 14} 326 Q${i * 68 + 16} 306 ${i * 68 + 46} 326 L${i * 68 + 46} 360Z" fill="#07080B"/>`,
  );
  return (
    `<defs>${glow('spot', '#F7D58A', 0.85)}${gradient('shade', [
      [0, '#0B0D12'],
      [0.5, '#0B0D1200'],
      [1, '#0B0D12'],
    ])}</defs>${fillAll('#2A0B12')}${folds}` +
    `<ellipse cx="${x.toFixed(1)}" cy="${(176 + 24 * swing(turn, 2, 0.2)).toFixed(1)}" rx="210" ry="150" fill="url(#spot)"/>${fillAll('url(#shade)')}` +
    `<rect y="322" width="${width}" height="40" fill="#0B0D12"/>${seats.join('')}`
  );
};

function planet(turn: number, ring: number): string {
  const angle = tau * (turn * (4 - ring) + ring * 0.27);
  const x = 320 + Math.cos(angle) * (90 + ring * 62);
  const y = 180 + Math.sin(angle) * (30 + ring * 24);
  const color = ['#2EC4B6', '#E5384F', '#F2D9B0'][ring] ?? '#F4B740';
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(9 + ring * 4 + 3 * Math.sin(angle)).toFixed(1)}" fill="${color}"/>`;
}

/** Planets turn around a warm star. */
export const yorunge: Scene = (turn) => {
  const rings = [0, 1, 2].map(
    (ring) =>
      `<ellipse cx="320" cy="180" rx="${90 + ring * 62}" ry="${30 + ring * 24}" fill="none" stroke="#F4E3C1" stroke-width="1" opacity="0.280"/>`,
  );
  const behind = [0, 1, 2].filter((ring) => Math.sin(tau * (turn * (4 - ring) + ring * 0.27)) < 0);
  const front = [0, 1, 2].filter((ring) => !behind.includes(ring));
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.5, '#1A1226'],
      [1, '#0B0D12'],
    ])}${glow('sun', '#F4B740')}</defs>${fillAll('url(#sky)')}` +
    `${stars(turn, 110, height, 40)}${rings.join('')}${behind.map((ring) => planet(turn, ring)).join('')}` +
    `<circle cx="320" cy="180" r="${(150 + 10 * swing(turn, 3)).toFixed(1)}" fill="url(#sun)"/><circle cx="320" cy="180" r="44" fill="#F7CF7A"/>${front.map((ring) => planet(turn, ring)).join('')}`
  );
};

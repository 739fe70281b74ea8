import {
  fillAll,
  glow,
  gradient,
  height,
  lap,
  scatter,
  type Scene,
  stars,
  swing,
  tau,
  width,
} from './shapes.js';

function signal(turn: number, row: number): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 8) {
    const near = Math.exp(-(((x - 320) / 150) ** 2));
    const y =
      196 +
      row * 15 -
      near *
        (26 - row * 2) *
        (1 + swing(turn, 3, x / 90 + row * 0.17)) *
        (0.5 + 0.5 * swing(turn, 1, row / 9));
    points.push(`${x} ${y.toFixed(1)}`);
  }
  const color = row % 3 === 1 ? '#2EC4B6' : '#F2D9B0';
  return `<path d="M0 ${height} L${points.join(' L')} L${width} ${height}Z" fill="#140F18"/><path d="M${points.join(' L')}" fill="none" stroke="${color}" stroke-width="1.600" opacity="${(0.35 + row * 0.06).toFixed(2)}"/>`;
}

/** Signals rise like mountains over a salt lake. */
export const tuz: Scene = (turn) => {
  const rows = Array.from({ length: 10 }, (_, row) => signal(turn, row)).join('');
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.35, '#33182C'],
      [0.6, '#B0472F'],
      [1, '#F4B740'],
    ])}${glow('sun', '#FFD98A')}</defs>` +
    `${fillAll('url(#sky)')}${stars(turn, 26, 90, 9)}<circle cx="320" cy="176" r="170" fill="url(#sun)"/>` +
    `<circle cx="320" cy="168" r="58" fill="#FBE0A6"/>${rows}`
  );
};

function ember(turn: number, index: number): string {
  const rise = lap(turn, 1 + (index % 3), scatter(index, 3));
  const x =
    320 +
    (scatter(index, 1) - 0.5) * (140 + rise * 380) +
    14 * swing(turn, 2 + (index % 3), scatter(index, 2));
  const y = 320 - rise * 330;
  const fade = Math.min(1, rise * 8) * (1 - rise);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.2 + 2.4 * scatter(index, 4)).toFixed(1)}" fill="${index % 4 === 0 ? '#F4B740' : '#F26B3A'}" opacity="${fade.toFixed(2)}"/>`;
}

/** Sparks fly from a forge. */
export const kor: Scene = (turn) => {
  const sparks = Array.from({ length: 56 }, (_, index) => ember(turn, index)).join('');
  const breath = 1 + 0.06 * swing(turn, 6);
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.6, '#1C0F14'],
      [1, '#3D1218'],
    ])}${glow('fire', '#F2542D')}${glow('core', '#F4B740', 1)}</defs>` +
    `${fillAll('url(#sky)')}<ellipse cx="320" cy="322" rx="${(330 * breath).toFixed(0)}" ry="${(210 * breath).toFixed(0)}" fill="url(#fire)"/>` +
    `<ellipse cx="320" cy="318" rx="${(150 * breath).toFixed(0)}" ry="60" fill="url(#core)"/>${sparks}` +
    '<path d="M196 300 L444 300 L444 314 Q400 320 384 340 L404 360 L236 360 L256 340 Q240 320 172 312 Q180 300 196 300Z" fill="#0B0D12"/>' +
    '<rect x="262" y="292" width="120" height="8" rx="3" fill="#FFB54A"/>'
  );
};

function skyline(turn: number, laps: number, base: number, fill: string, lit: string, salt: number): string {
  const shift = lap(turn, laps) * width;
  let drawn = '';
  for (let copy = 0; copy < 2; copy++) {
    for (let index = 0; index < 16; index++) {
      const x = index * 40 - shift + copy * width;
      if (x < -60 || x > width) continue;
      const tall = 40 + scatter(index, salt) * 90;
      drawn += `<rect x="${x.toFixed(1)}" y="${(base - tall).toFixed(1)}" width="38" height="${(tall + 140).toFixed(1)}" fill="${fill}"/>`;
      for (let window = 0; window < 3; window++) {
        if (scatter(index * 3 + window, salt + 1) < 0.45) continue;
        drawn += `<rect x="${(x + 8 + (window % 2) * 14).toFixed(1)}" y="${(base - tall + 12 + window * 18).toFixed(1)}" width="7" height="9" fill="${lit}"/>`;
      }
    }
  }
  return drawn;
}

/** A night tram glides past a town under a large moon. */
export const tramvay: Scene = (turn) => {
  const windows = Array.from(
    { length: 6 },
    (_, i) => `<rect x="${196 + i * 42}" y="236" width="32" height="34" rx="3" fill="#F7D58A"/>`,
  );
  const sway = (1.2 * swing(turn, 15)).toFixed(1);
  const wheels = [230, 268, 382, 420].map((x) => `<circle cx="${x}" cy="312" r="10" fill="#2A2F3B"/>`);
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.6, '#2B1B3A'],
      [1, '#6A3550'],
    ])}${glow('moon', '#F7E3B5')}</defs>${fillAll('url(#sky)')}` +
    `${stars(turn, 60, 200, 12)}<circle cx="470" cy="104" r="130" fill="url(#moon)"/><circle cx="470" cy="104" r="52" fill="#F7E8C6"/>` +
    skyline(turn, 1, 244, '#1D1527', '#7A4A3A', 20) +
    skyline(turn, 2, 292, '#120F1A', '#C98A3A', 30) +
    `<g transform="translate(0 ${sway})"><path d="M300 214 L320 190 L340 214" stroke="#0B0D12" stroke-width="4" fill="none"/><rect x="180" y="214" width="280" height="92" rx="14" fill="#B23345"/>` +
    `<rect x="180" y="278" width="280" height="10" fill="#F4E3C1"/>${windows.join('')}</g>${wheels.join('')}` +
    `<path d="M0 189 L640 189" stroke="#0B0D12" stroke-width="2"/><rect y="320" width="${width}" height="40" fill="#0B0D12"/><rect y="322" width="${width}" height="2" fill="#6B5A4A"/>`
  );
};

/** Rain falls through neon on a wet street. */
export const yagmur: Scene = (turn) => {
  let drops = '';
  for (let index = 0; index < 46; index++) {
    const y = lap(turn, 24 + (index % 4) * 3, scatter(index, 1)) * 420 - 40;
    const x = scatter(index, 2) * 700 - y * 0.12;
    drops += `<path d="M${x.toFixed(1)} ${y.toFixed(1)} l-3 24" stroke="#C9D6E2" stroke-width="1.200" opacity="0.350"/>`;
  }
  const signs = [
    ['#E5384F', 90, 70, 0],
    ['#2EC4B6', 300, 46, 0.3],
    ['#F4B740', 500, 84, 0.6],
  ] as const;
  const lights = signs.map(([color, x, y, phase], index) => {
    const shine = (0.72 + 0.2 * swing(turn, 3 + index, phase)).toFixed(2);
    return (
      `<g opacity="${shine}"><rect x="${x}" y="${y}" width="30" height="112" rx="6" fill="none" stroke="${color}" stroke-width="5"/><circle cx="${x + 15}" cy="${y + 56}" r="120" fill="url(#n${index})"/>` +
      `<rect x="${x - 6}" y="262" width="42" height="98" fill="${color}" opacity="0.220"/></g>`
    );
  });
  const ripple = Array.from({ length: 7 }, (_, i) => {
    const age = lap(turn, 10, i / 7 + scatter(i, 8) * 0.1);
    const x = scatter(i, 6) * width;
    return `<ellipse cx="${x.toFixed(0)}" cy="${(286 + scatter(i, 7) * 60).toFixed(0)}" rx="${(age * 34).toFixed(1)}" ry="${(age * 8).toFixed(1)}" fill="none" stroke="#C9D6E2" opacity="${(0.5 * (1 - age)).toFixed(2)}"/>`;
  });
  return (
    `<defs>${gradient('sky', [
      [0, '#0B0D12'],
      [0.7, '#1A1426'],
      [1, '#0E1016'],
    ])}${signs.map(([color], i) => glow(`n${i}`, color, 0.5)).join('')}</defs>` +
    `${fillAll('url(#sky)')}<path d="M0 0 L210 0 L210 262 L0 262Z M430 0 L640 0 L640 262 L430 262Z" fill="#12141B"/>` +
    `${lights.join('')}${ripple.join('')}${drops}<g transform="translate(${(tau + 318 + 6 * swing(turn, 2)).toFixed(1)} 0)"><path d="M-40 214 Q0 160 40 214Z" fill="#E5384F"/><path d="M0 190 L0 236" stroke="#0B0D12" stroke-width="3"/><path d="M-15 222 Q0 204 15 222 L19 300 L-19 300Z" fill="#050608"/></g>`
  );
};

import type { ArtScene, Frame } from '../frame.js';
import { fill, halo, linear, n, path, place, scatter, sky, stroke } from '../shapes.js';

/** A moth whose wings hold two faces, one turned from the other. */
export const mothWitness: ArtScene = (f) => {
  const wing =
    '<path d="M4 -26 C40 -120 120 -150 178 -124 C184 -70 160 -18 108 4 C150 22 156 74 122 118 C84 112 34 74 6 24Z" fill="#D9CDB8"/>' +
    '<path d="M10 -18 C50 -96 112 -122 158 -106 C160 -66 138 -26 90 -8 C60 -4 34 -6 10 -18Z" fill="#8C7F6C"/>' +
    // The profile of a face, looking outwards.
    '<path d="M44 -20 C40 -66 66 -92 98 -92 C116 -92 124 -82 126 -70 L136 -54 L127 -50 L129 -42 L125 -38 L126 -30 C124 -24 116 -24 108 -26 L106 -8 C86 -4 62 -8 44 -20Z" fill="#11181C"/>' +
    '<path d="M14 24 C46 66 84 96 116 102 C136 70 132 40 98 18 C66 14 34 14 14 24Z" fill="#A3937C"/><circle cx="92" cy="58" r="20" fill="#11181C"/><circle cx="92" cy="58" r="9" fill="#E5384F"/>';
  const body =
    '<path d="M0 -58 C9 -50 10 -20 8 10 C7 40 4 70 0 84 C-4 70 -7 40 -8 10 C-10 -20 -9 -50 0 -58Z" fill="#11181C"/><path d="M-2 -56 C-12 -82 -30 -96 -46 -98 M2 -56 C12 -82 30 -96 46 -98" stroke="#D9CDB8" stroke-width="3" fill="none" stroke-linecap="round"/>';
  let rain = '';
  for (let i = 0; i < (f.wide ? 170 : 80); i++) {
    const x = scatter(i, 1) * f.width;
    const y = scatter(i, 2) * f.height;
    rain += stroke(
      `M${n(x)} ${n(y)} l${n(-5 * f.u)} ${n((18 + scatter(i, 3) * 34) * f.u)}`,
      '#7FA0A8',
      1.1 * f.u,
      `opacity="${n(0.12 + 0.3 * scatter(i, 4))}"`,
    );
  }
  return (
    sky(f, [
      [0, '#0B1317'],
      [0.4, '#17323A'],
      [0.75, '#10222A'],
      [1, '#070C0F'],
    ]) +
    halo('back', f.cx, 218 * f.u, 300 * f.u, '#5E8E93', '88') +
    rain +
    place(f, f.cx, 226 * f.u, `${wing}<g transform="scale(-1 1)">${wing}</g>${body}`, 1.02)
  );
};

const doorway = (f: Frame, share: number, inner: string): string => {
  const half = (46 + share * 420) * f.u;
  const top = (218 - share * 380) * f.u;
  const bottom = (318 + share * 560) * f.u;
  return `<path d="M${n(f.cx - half)} ${n(top)} H${n(f.cx + half)} V${n(bottom)} H${n(f.cx - half)}Z" ${inner}/>`;
};

/** A hotel corridor in darkroom light: eleven doors lead to a twelfth. */
export const redCorridor: ArtScene = (f) => {
  let walls = '';
  const steps = 9;
  for (let i = steps; i >= 0; i--) {
    const share = (i / steps) ** 1.7;
    const light = 1 - i / steps;
    const tone = i % 2 === 0 ? 1 : 0.82;
    walls += doorway(
      f,
      share,
      `fill="rgb(${Math.round((40 + light * 170) * tone)} ${Math.round((4 + light * 16) * tone)} ${Math.round((8 + light * 18) * tone)})"`,
    );
  }
  let doors = '';
  for (let i = 1; i < steps; i++) {
    const near = ((i + 0.1) / steps) ** 1.7;
    const far = ((i - 0.55) / steps) ** 1.7;
    const edge = (share: number): { x: number; top: number; bottom: number } => ({
      x: (46 + share * 420) * f.u,
      top: (236 - share * 250) * f.u,
      bottom: (318 + share * 560) * f.u,
    });
    const a = edge(far);
    const b = edge(near);
    for (const side of [-1, 1]) {
      doors += path(
        `M${n(f.cx + side * a.x)} ${n(a.top)} L${n(f.cx + side * b.x)} ${n(b.top)} L${n(f.cx + side * b.x)} ${n(b.bottom)} L${n(f.cx + side * a.x)} ${n(a.bottom)}Z`,
        '#1A0205',
        'opacity="0.780"',
      );
    }
  }
  const lamp = `${stroke('M0 -400 V-14', '#1A0205', 2)}<path d="M-16 0 Q0 -22 16 0Z" fill="#1A0205"/><ellipse cy="3" rx="11" ry="5" fill="#FFB3A0"/>`;
  const key =
    '<g fill="#160103"><rect x="-38" y="-58" width="76" height="116"/></g><g fill="#FF6B57"><circle cy="-8" r="9"/><path d="M-5 -4 L5 -4 L9 24 L-9 24Z"/></g>';
  return (
    fill(f, '#120103') +
    walls +
    doors +
    path(
      `M${n(f.cx - 46 * f.u)} ${n(318 * f.u)} H${n(f.cx + 46 * f.u)} L${n(f.cx + 300 * f.u)} ${f.height} H${n(f.cx - 300 * f.u)}Z`,
      '#3A060B',
    ) +
    path(
      `M${n(f.cx - 20 * f.u)} ${n(318 * f.u)} H${n(f.cx + 20 * f.u)} L${n(f.cx + 120 * f.u)} ${f.height} H${n(f.cx - 120 * f.u)}Z`,
      '#7A0E16',
    ) +
    halo('lamp', f.cx, 150 * f.u, 210 * f.u, '#FF4A3D', 'bb') +
    place(f, f.cx, 150 * f.u, lamp, 1.2) +
    halo('key', f.cx, 262 * f.u, 90 * f.u, '#FF6B57', 'aa') +
    place(f, f.cx, 262 * f.u, key, 0.98)
  );
};

const lily = (salt: number, color: string, dark: string): string => {
  let petals = '';
  for (let i = 0; i < 9; i++) {
    const turn = i * 40 + scatter(i, salt) * 14;
    petals += `<path d="M0 0 C18 -30 16 -70 -6 -92 C-26 -104 -40 -92 -34 -78 C-20 -88 -12 -78 -12 -62 C-12 -40 -6 -18 0 0Z" fill="${i % 2 ? color : dark}" transform="rotate(${n(turn)})"/>`;
  }
  let threads = '';
  for (let i = 0; i < 14; i++) {
    const turn = i * 25.7 + scatter(i, salt + 1) * 10;
    threads += `<g transform="rotate(${n(turn)})"><path d="M0 0 C26 -52 22 -104 -10 -136" stroke="#FF8A7A" stroke-width="1.800" fill="none"/><ellipse cx="-12" cy="-138" rx="5" ry="2.400" fill="#F4B740"/></g>`;
  }
  return petals + threads;
};

/** Red spider lilies break through the tracks of an abandoned station. */
export const bloodLilies: ArtScene = (f) => {
  const rails = [-1, 1].map((side) =>
    stroke(
      `M${n(f.cx + side * 5 * f.u)} ${n(300 * f.u)} L${n(f.cx + side * 250 * f.u)} ${f.height}`,
      '#5B4A58',
      4 * f.u,
    ),
  );
  const ties = Array.from({ length: 13 }, (_, i) => {
    const y = 304 + i * i * 1.9;
    const half = 14 + (y - 300) * 0.95;
    return stroke(
      `M${n(f.cx - half * f.u)} ${n(y * f.u)} H${n(f.cx + half * f.u)}`,
      '#2C1E2C',
      (2 + i * 0.9) * f.u,
    );
  });
  const small = [
    [-150, 420, 0.42],
    [150, 400, 0.36],
    [-96, 376, 0.26],
    [104, 470, 0.5],
    [-190, 520, 0.6],
    [-330, 440, 0.5],
    [-450, 520, 0.66],
    [290, 470, 0.5],
    [-600, 430, 0.4],
    [-250, 372, 0.26],
    [230, 372, 0.26],
  ] as const;
  const field = small.slice(0, f.wide ? small.length : 5).map(([x, y, size], i) => {
    const stem = stroke(
      `M${n(f.cx + x * f.u)} ${n(y * f.u)} Q${n(f.cx + (x + 8) * f.u)} ${n((y + 60) * f.u)} ${n(f.cx + x * f.u)} ${n((y + 190) * f.u)}`,
      '#1E3A2C',
      4 * size * f.u,
    );
    return stem + place(f, f.cx + x * f.u, y * f.u, lily(i + 3, '#D81E3A', '#8E0F26'), size, i * 31);
  });
  return (
    sky(f, [
      [0, '#0A060C'],
      [0.42, '#2A0A1C'],
      [0.5, '#5A0F26'],
      [0.52, '#170A14'],
      [1, '#07040A'],
    ]) +
    path(
      `M${n(f.cx - 90 * f.u)} ${n(304 * f.u)} V${n(150 * f.u)} A${n(90 * f.u)} ${n(90 * f.u)} 0 0 1 ${n(f.cx + 90 * f.u)} ${n(150 * f.u)} V${n(304 * f.u)}Z`,
      '#050308',
    ) +
    halo('end', f.cx, 286 * f.u, 120 * f.u, '#FF5A4A', '99') +
    ties.join('') +
    rails.join('') +
    field.join('') +
    stroke(
      `M${n(f.cx)} ${n(200 * f.u)} Q${n(f.cx + 16 * f.u)} ${n(300 * f.u)} ${n(f.cx - 6 * f.u)} ${n(520 * f.u)}`,
      '#24503A',
      6 * f.u,
    ) +
    halo('lily', f.cx, 192 * f.u, 210 * f.u, '#E5384F', '77') +
    place(f, f.cx, 192 * f.u, lily(1, '#F0324C', '#A01230'), 1.12)
  );
};

/** Nested arches of a mansion close around a drop of amber. */
export const amberArches: ArtScene = (f) => {
  const arch = (half: number, top: number, paint: string): string => {
    const bottom = f.height + 10;
    const x = (v: number): string => n(f.cx + v * f.u);
    const y = (v: number): string => n(v * f.u);
    return path(
      `M${x(-half)} ${bottom} V${y(top + half * 0.95)} C${x(-half)} ${y(top + half * 0.35)} ${x(-half * 0.35)} ${y(top + half * 0.22)} ${x(0)} ${y(top)} C${x(half * 0.35)} ${y(top + half * 0.22)} ${x(half)} ${y(top + half * 0.35)} ${x(half)} ${y(top + half * 0.95)} V${bottom}Z`,
      paint,
    );
  };
  const tones = ['#2A0F24', '#3E1530', '#57203A', '#75303F', '#98453F', '#BE6340', '#E08B45', '#F6B45C'];
  const arches = tones
    .map(
      (tone, i) =>
        arch(340 - i * 42, -82 + i * 27, tone) +
        arch(334 - i * 42, -72 + i * 27, i === tones.length - 1 ? '#FBD48A' : tones[i]!),
    )
    .join('');
  let tiles = '';
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < (f.wide ? 27 : 9); column++) {
      const x = f.cx + (column - (f.wide ? 17 : 4)) * 50 * f.u;
      const y = row * 44 * f.u;
      tiles += path(
        `M${n(x)} ${n(y - 16 * f.u)} L${n(x + 16 * f.u)} ${n(y)} L${n(x)} ${n(y + 16 * f.u)} L${n(x - 16 * f.u)} ${n(y)}Z`,
        '#3A1530',
        'opacity="0.550"',
      );
    }
  }
  const drop =
    `<defs>${linear('amber', [
      [0, '#FFE2A0'],
      [0.5, '#F29A2E'],
      [1, '#B4501A'],
    ])}</defs>` +
    '<path d="M0 -84 C26 -34 56 -4 56 34 A56 56 0 0 1 -56 34 C-56 -4 -26 -34 0 -84Z" fill="url(#amber)"/><path d="M-30 14 C-34 34 -26 54 -8 66" stroke="#FFF3CF" stroke-width="6" fill="none" stroke-linecap="round"/>' +
    '<path d="M6 44 C-8 34 -6 16 8 8 C20 16 20 34 6 44Z M6 44 C14 28 26 24 36 28 C34 42 20 48 6 44Z M6 44 C2 28 -12 22 -24 26 C-20 42 -6 50 6 44Z" fill="#7A2A10" opacity="0.800"/>';
  const smoke = stroke(
    'M0 -96 C-26 -124 22 -146 0 -178 C-18 -204 16 -220 4 -246',
    '#FFF3CF',
    4,
    'opacity="0.750"',
  );
  return (
    fill(f, '#1C0A1C') +
    tiles +
    arches +
    halo('glow', f.cx, 266 * f.u, 170 * f.u, '#FFF0C0', 'cc') +
    place(f, f.cx, 262 * f.u, drop + smoke, 0.92)
  );
};

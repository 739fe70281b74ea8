import type { ArtScene } from '../frame.js';
import {
  box,
  disc,
  fill,
  ground,
  halo,
  linear,
  n,
  path,
  place,
  scatter,
  sky,
  stars,
  stroke,
} from '../shapes.js';

/** A sword of wind stands in a valley; its maker is small beside it. */
export const windSword: ArtScene = (f) => {
  const curl = (x: number, y: number, size: number, width: number, flip = 1): string =>
    place(
      f,
      f.cx + x * f.u,
      y * f.u,
      `<g transform="scale(${flip} 1)"><path d="M-190 30 C-110 -10 -40 44 40 8 C92 -16 84 -70 44 -66 C14 -62 16 -26 42 -28" fill="none" stroke="#FDFBF2" stroke-width="${width}" stroke-linecap="round" opacity="0.920"/><path d="M-150 48 C-80 22 -10 66 70 30" fill="none" stroke="#FDFBF2" stroke-width="${n(width * 0.45)}" stroke-linecap="round" opacity="0.700"/></g>`,
      size,
    );
  const blade =
    `<defs>${linear(
      'blade',
      [
        [0, '#FFFFFF'],
        [0.55, '#BFEDE6'],
        [1, '#5FB7B4'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}</defs>` +
    '<path d="M0 -250 L17 -206 L13 86 L-13 86 L-17 -206Z" fill="url(#blade)"/><path d="M0 -250 L0 86 L-13 86 L-17 -206Z" fill="#FFFFFF" opacity="0.550"/>' +
    '<path d="M-52 84 Q0 108 52 84 L46 102 Q0 122 -46 102Z" fill="#8A3B1E"/><rect x="-9" y="106" width="18" height="66" rx="7" fill="#5A2412"/><path d="M-9 120 L9 132 M-9 138 L9 150" stroke="#F4B740" stroke-width="4"/><circle cy="178" r="11" fill="#F4B740"/>';
  // A poster's title needs the ground's place.
  const floor = f.wide ? 466 : 404;
  let sparks = '';
  for (let i = 0; i < 26; i++) {
    sparks += disc(
      f.cx + (scatter(i, 1) - 0.5) * 260 * f.u,
      (floor - 216 + scatter(i, 2) * 190) * f.u,
      (1.2 + scatter(i, 3) * 2.6) * f.u,
      i % 3 ? '#FFB54A' : '#FF7A3D',
    );
  }
  const boy =
    '<g fill="#17343A"><circle cx="0" cy="-40" r="9"/><path d="M-9 -44 Q-2 -58 12 -50 Q6 -46 9 -38Z"/><path d="M-11 0 L-8 -28 Q0 -34 8 -28 L11 0Z"/><path d="M6 -28 L26 -12 L24 -6 L6 -18Z"/><rect x="20" y="-14" width="20" height="10" rx="2"/></g><path d="M-2 -34 Q-26 -30 -40 -40" stroke="#E5384F" stroke-width="5" fill="none" stroke-linecap="round"/>';
  return (
    sky(f, [
      [0, '#1F8A94'],
      [0.3, '#5CC0B8'],
      [0.58, '#F3E3B3'],
      [0.72, '#F6B27A'],
      [1, '#E8743B'],
    ]) +
    disc(f.cx + 96 * f.u, 330 * f.u, 66 * f.u, '#FFF4D6') +
    ground(f, (x) => 388 - 70 * Math.abs(Math.sin(x * 4.6 + 0.6)), '#4B8C86', 'opacity="0.550"') +
    ground(f, (x) => 424 - 46 * Math.abs(Math.sin(x * 6 + 2)), '#2F6A68', 'opacity="0.850"') +
    curl(-46, 120, 1, 7) +
    curl(70, 226, 0.8, 7, -1) +
    (f.wide ? curl(-420, 190, 1.2, 6) + curl(-560, 330, 0.8, 6, -1) : '') +
    halo('edge', f.cx, 240 * f.u, 200 * f.u, '#FFFFFF', '66') +
    place(f, f.cx + 6 * f.u, (f.wide ? 282 : 226) * f.u, blade, f.wide ? 0.96 : 0.82, 7) +
    curl(-20, 338, 0.9, 6) +
    sparks +
    ground(f, (x) => floor - 22 * Math.sin(x * 3.2) - 6 * Math.sin(x * 15), '#17343A') +
    place(f, f.cx - 104 * f.u, (floor - 14) * f.u, boy, 1.05)
  );
};

/** A bowl floats before a banded planet, its noodles free. */
export const floatingBowl: ArtScene = (f) => {
  const bands = ['#F2A07B', '#F7C59A', '#E87E6A', '#F9D9B0', '#D9655F', '#F2A07B', '#F7C59A'];
  const r = 210;
  const planet = `<g clip-path="url(#disc)">${bands.map((tone, i) => `<path d="M-220 ${-210 + i * 60} Q0 ${-186 + i * 60 + (i % 2) * 16} 220 ${-210 + i * 60} V220 H-220Z" fill="${tone}"/>`).join('')}<ellipse cx="80" cy="60" rx="46" ry="22" fill="#C9504F"/><ellipse cx="80" cy="60" rx="28" ry="12" fill="#E8927A"/></g>`;
  const noodles = Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M${-66 + i * 22} -8 C${-120 + i * 30} -70 ${-10 + i * 14} -90 ${-70 + i * 26} ${-150 - (i % 3) * 26}`,
      i % 2 ? '#FFE9B0' : '#FFD98A',
      7,
    ),
  ).join('');
  const bowl =
    '<path d="M-104 -12 H104 C100 62 62 96 0 96 C-62 96 -100 62 -104 -12Z" fill="#E5384F"/><path d="M-104 -12 H104 C104 2 102 14 99 24 H-99 C-102 14 -104 2 -104 -12Z" fill="#FFF4E0"/>' +
    [-72, -36, 0, 36, 72]
      .map((x) => `<path d="M${x - 12} 14 v-10 h10 v6 h-4" stroke="#2B1650" stroke-width="3" fill="none"/>`)
      .join('') +
    '<rect x="-34" y="92" width="68" height="14" rx="4" fill="#B3203A"/>';
  const dumpling =
    '<path d="M-26 10 Q-30 -16 0 -22 Q30 -16 26 10 Q0 20 -26 10Z" fill="#FFF4E0"/><path d="M-12 -16 Q-8 -4 -14 4 M0 -22 Q2 -6 0 4 M12 -16 Q10 -4 14 4" stroke="#E8C9A0" stroke-width="2.600" fill="none"/>';
  const onion = '<circle r="11" fill="none" stroke="#7BD08A" stroke-width="5"/>';
  const egg = '<ellipse rx="21" ry="17" fill="#FFF9EE"/><circle r="9" fill="#F4A62A"/>';
  const chopsticks =
    '<path d="M70 -120 L168 -230 M86 -110 L186 -216" stroke="#2B1650" stroke-width="7" stroke-linecap="round"/>';
  return (
    sky(f, [
      [0, '#2B1650'],
      [0.5, '#46247A'],
      [1, '#1B0F3A'],
    ]) +
    stars(f, 80, 600, 51, '#FFE9F4') +
    `<defs><clipPath id="disc"><circle r="${r}"/></clipPath></defs>` +
    place(f, f.cx + 40 * f.u, 400 * f.u, planet, 0.98, -14) +
    place(f, f.cx - 6 * f.u, 388 * f.u, `${noodles}${chopsticks}${bowl}`, 0.98, -9) +
    place(f, f.cx - 118 * f.u, 262 * f.u, dumpling, 1.1, -24) +
    place(f, f.cx + 112 * f.u, 250 * f.u, dumpling, 0.85, 30) +
    place(f, f.cx + 46 * f.u, 214 * f.u, egg, 0.95, 16) +
    place(f, f.cx - 60 * f.u, 206 * f.u, onion, 0.9) +
    place(f, f.cx + 140 * f.u, 330 * f.u, onion, 0.8) +
    place(f, f.cx - 150 * f.u, 356 * f.u, onion, 0.7)
  );
};

/** Ink on paper: one red umbrella, one blade, and rain that does not fall. */
export const inkUmbrella: ArtScene = (f) => {
  let brush = '';
  for (let i = 0; i < 26; i++) {
    const r = (148 + (scatter(i, 3) - 0.5) * 26) * f.u;
    const start = -2.5 + scatter(i, 1) * 0.5;
    const end = 2.6 + scatter(i, 2) * 0.55;
    const point = (angle: number): string =>
      `${n(f.cx + Math.cos(angle) * r)} ${n(206 * f.u + Math.sin(angle) * r)}`;
    brush += `<path d="M${point(start)} A${n(r)} ${n(r)} 0 1 1 ${point(end)}" fill="none" stroke="#1B1A1E" stroke-width="${n((1 + scatter(i, 4) * 5) * f.u)}" opacity="${n(0.45 + 0.5 * scatter(i, 5))}"/>`;
  }
  let drops = '';
  for (let i = 0; i < (f.wide ? 70 : 26); i++) {
    const x = scatter(i, 11) * f.width;
    const y = scatter(i, 12) * 420 * f.u;
    drops += stroke(
      `M${n(x)} ${n(y)} v${n((14 + scatter(i, 13) * 46) * f.u)}`,
      '#1B1A1E',
      (0.8 + scatter(i, 14) * 1.6) * f.u,
      'opacity="0.320"',
    );
  }
  const umbrella =
    '<path d="M-104 8 Q-96 -92 0 -108 Q96 -92 104 8 Q86 -10 69 8 Q52 -10 35 8 Q17 -10 0 8 Q-17 -10 -35 8 Q-52 -10 -69 8 Q-86 -10 -104 8Z" fill="#D7263D"/><path d="M0 -108 Q-40 -60 -35 8 M0 -108 Q40 -60 35 8 M0 -108 Q-84 -64 -69 8 M0 -108 Q84 -64 69 8" stroke="#8E1225" stroke-width="3" fill="none"/><rect x="-2.500" y="-122" width="5" height="16" fill="#1B1A1E"/>';
  const swordsman =
    '<g fill="#1B1A1E"><path d="M0 -4 V96" stroke="#1B1A1E" stroke-width="4"/><circle cx="-20" cy="34" r="15"/><path d="M-30 26 Q-46 18 -60 30 Q-46 28 -34 36Z"/><path d="M-46 150 L-40 66 Q-20 44 2 66 L16 150 Q-14 164 -46 150Z"/><path d="M-6 70 L8 84 L4 92 L-12 82Z"/><path d="M-46 150 L-58 190 L-44 190 L-30 156Z M4 152 L18 190 L30 188 L16 148Z"/></g><path d="M-70 128 L44 100" stroke="#1B1A1E" stroke-width="6" stroke-linecap="round"/><path d="M-12 114 L-6 120" stroke="#D7263D" stroke-width="6"/>';
  let splash = '';
  for (let i = 0; i < 40; i++) {
    const angle = scatter(i, 21) * Math.PI;
    const far = (30 + scatter(i, 22) * 150) * f.u;
    splash += disc(
      f.cx + Math.cos(angle) * far * 1.3,
      420 * f.u - Math.sin(angle) * far * 0.28,
      (0.8 + scatter(i, 23) ** 3 * 7) * f.u,
      '#1B1A1E',
      'opacity="0.900"',
    );
  }
  return (
    fill(f, '#EFE6D6') +
    sky(f, [
      [0, '#F4ECDD'],
      [0.6, '#E9DDC8'],
      [1, '#D8C6AC'],
    ]) +
    drops +
    `<g transform="${f.wide ? '' : 'translate(22 -22) scale(0.89)'}">` +
    brush +
    place(f, f.cx + 12 * f.u, 196 * f.u, umbrella + swordsman, 1.12) +
    splash +
    path(
      `M0 ${n(428 * f.u)} C${n(f.width * 0.3)} ${n(404 * f.u)} ${n(f.width * 0.6)} ${n(440 * f.u)} ${f.width} ${n(414 * f.u)} V${n(432 * f.u)} C${n(f.width * 0.6)} ${n(452 * f.u)} ${n(f.width * 0.3)} ${n(424 * f.u)} 0 ${n(440 * f.u)}Z`,
      '#1B1A1E',
      'opacity="0.920"',
    ) +
    '</g>'
  );
};

/** A round robot waters the flower on its own head. */
export const gardenRobot: ArtScene = (f) => {
  const leaf = (turn: number, size: number, tone: string): string =>
    `<g transform="rotate(${turn}) scale(${size})"><path d="M0 0 C40 -30 46 -90 0 -140 C-46 -90 -40 -30 0 0Z" fill="${tone}"/><path d="M0 0 V-120" stroke="#FFFFFF" stroke-width="3" opacity="0.350"/></g>`;
  const frameLeaves = (x: number, y: number, turn: number): string =>
    place(
      f,
      x,
      y,
      [-50, -22, 8, 36, 62]
        .map((t, i) =>
          leaf(t, 0.9 + (i % 2) * 0.28, ['#2C8C6A', '#3DAA7C', '#1F6F57', '#57BE8C', '#2C8C6A'][i]!),
        )
        .join(''),
      1,
      turn,
    );
  const robot =
    '<path d="M0 -128 C-6 -160 8 -178 2 -204" stroke="#2C8C6A" stroke-width="6" fill="none"/><path d="M2 -176 Q26 -190 36 -176 Q20 -164 2 -176Z" fill="#3DAA7C"/>' +
    Array.from(
      { length: 6 },
      (_, i) =>
        `<ellipse cx="0" cy="-18" rx="11" ry="18" fill="#FF7E8A" transform="translate(2 -212) rotate(${i * 60})"/>`,
    ).join('') +
    '<circle cx="2" cy="-212" r="12" fill="#FFD25E"/>' +
    '<circle r="130" fill="#FDF7E8"/><path d="M-130 0 A130 130 0 0 0 130 0Z" fill="#F1E3C8"/><rect x="-88" y="-66" width="176" height="92" rx="44" fill="#1F3B4D"/>' +
    '<path d="M-52 -20 Q-38 -40 -24 -20 M24 -20 Q38 -40 52 -20" stroke="#7FF2D2" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-14 0 Q0 12 14 0" stroke="#7FF2D2" stroke-width="6" fill="none" stroke-linecap="round"/>' +
    '<circle cx="-94" cy="44" r="15" fill="#FFB3A8"/><circle cx="94" cy="44" r="15" fill="#FFB3A8"/><path d="M-26 76 h52 M-18 90 h36" stroke="#D9C5A0" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M118 40 Q176 30 172 -60" stroke="#E3D3B2" stroke-width="20" fill="none" stroke-linecap="round"/>' +
    '<g transform="translate(166 -110) rotate(-38)"><path d="M-34 -26 H30 L38 36 H-42Z" fill="#F4B740"/><path d="M-34 -14 L-84 -40 L-88 -30 L-40 6Z" fill="#F4B740"/><path d="M-92 -48 L-76 -22" stroke="#C98A1E" stroke-width="9"/><path d="M30 -16 Q66 -10 38 28" stroke="#C98A1E" stroke-width="8" fill="none"/></g>';
  const water = Array.from(
    { length: 9 },
    (_, i) => `<path d="M${40 - i * 9} ${-170 + (i % 3) * 22} q-4 9 0 13 q5 -3 0 -13Z" fill="#4FB7E8"/>`,
  ).join('');
  const snail =
    '<path d="M-34 12 Q-38 -2 -46 -4 M-34 12 Q-30 0 -36 -8" stroke="#B4764A" stroke-width="3" fill="none"/><path d="M-40 14 Q0 24 34 14 Q30 6 -34 4Z" fill="#D99A66"/><circle cx="6" cy="-4" r="19" fill="#E5384F"/><path d="M6 -4 m-11 0 a11 11 0 1 1 11 11 a6 6 0 1 1 4 -10" stroke="#FFE1D6" stroke-width="3" fill="none"/>';
  return (
    sky(f, [
      [0, '#BFE9D6'],
      [0.5, '#DDF3DC'],
      [1, '#FBEFC6'],
    ]) +
    disc(f.cx, 330 * f.u, 215 * f.u, '#FFF6D6', 'opacity="0.850"') +
    frameLeaves(0, f.height * 0.76, 30) +
    frameLeaves(f.width, f.height * 0.76, -30) +
    (f.wide ? frameLeaves(f.width * 0.22, f.height, 6) + frameLeaves(f.width * 0.42, f.height, -8) : '') +
    place(f, f.cx - 18 * f.u, 380 * f.u, robot + water, 0.86) +
    ground(f, (x) => 514 + 8 * Math.sin(x * 9), '#8A5A3C') +
    ground(f, (x) => 526 + 6 * Math.sin(x * 12 + 2), '#6E4430') +
    place(f, f.cx - 126 * f.u, 502 * f.u, snail, 0.8)
  );
};

/** A shogi piece strikes the board like a meteor. */
export const shogiStrike: ArtScene = (f) => {
  const cy = 204 * f.u;
  let lines = '';
  for (let i = 0; i < 46; i++) {
    const angle = (i / 46) * Math.PI * 2 + scatter(i, 1) * 0.06;
    const inner = (150 + scatter(i, 2) * 60) * f.u;
    const half = 0.012 + scatter(i, 3) * 0.03;
    const far = 1200 * f.u;
    const at = (a: number, r: number): string => `${n(f.cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
    lines += path(
      `M${at(angle, inner)} L${at(angle - half, far)} L${at(angle + half, far)}Z`,
      i % 3 ? '#FFFFFF' : '#FFE27A',
      `opacity="${n(0.35 + 0.5 * scatter(i, 4))}"`,
    );
  }
  const piece =
    `<defs>${linear('wood', [
      [0, '#FFE3AE'],
      [1, '#E0A55A'],
    ])}</defs><path d="M14 -134 L100 -92 L122 128 L-94 128 L-72 -92Z" fill="#8A5524"/><path d="M0 -140 L86 -98 L108 122 L-108 122 L-86 -98Z" fill="url(#wood)"/>` +
    '<path d="M-60 40 Q-30 52 0 44 Q44 36 84 54" stroke="#C98A45" stroke-width="2" fill="none"/><path d="M-70 92 Q0 80 80 98" stroke="#C98A45" stroke-width="2" fill="none"/>' +
    '<g stroke="#16120E" stroke-width="15" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 -92 L-42 -44 M0 -92 L44 -46"/><path d="M-46 -16 H48"/><path d="M0 -40 V74"/><path d="M-52 30 H54"/><path d="M-56 78 Q0 68 60 80"/><path d="M-30 8 L-22 20 M32 6 L22 20" stroke-width="11"/></g>';
  const table = f.wide ? 380 : 346;
  let board = '';
  for (let i = 0; i <= 12; i++) {
    const x = (i - 6) * 60;
    board += stroke(
      `M${n(f.cx + x * 0.5 * f.u)} ${n(table * f.u)} L${n(f.cx + x * 2.6 * f.u)} ${n(620 * f.u)}`,
      '#0C3A4A',
      3 * f.u,
    );
  }
  for (let i = 0; i < 7; i++)
    board += stroke(`M0 ${n((table + 4 + i * i * 6.5) * f.u)} H${f.width}`, '#0C3A4A', 3 * f.u);
  return (
    sky(f, [
      [0, '#0A7C86'],
      [0.5, '#2EC4B6'],
      [1, '#1899A0'],
    ]) +
    lines +
    box(0, table * f.u, f.width, 320 * f.u, '#F4B740') +
    board +
    halo('hit', f.cx, (f.wide ? 388 : 352) * f.u, 190 * f.u, '#FFFFFF', 'dd') +
    place(f, f.cx, (f.wide ? 232 : 204) * f.u, piece, f.wide ? 1.14 : 0.98, -13)
  );
};

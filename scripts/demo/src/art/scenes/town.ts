import type { ArtScene } from '../frame.js';
import { box, disc, fill, ground, halo, n, path, place, scatter, sky, stars, stroke } from '../shapes.js';

const house = (width: number, height: number, wall: string, roof: string, lit: string): string => {
  const windows = [0.22, 0.62].flatMap((x) =>
    [0.16, 0.52].map((y) => {
      const left = x * width;
      return `<rect x="${n(left)}" y="${n(y * height)}" width="${n(width * 0.2)}" height="${n(height * 0.22)}" fill="${lit}"/><path d="M${n(left + width * 0.1)} ${n(y * height)} v${n(height * 0.22)}" stroke="${wall}" stroke-width="2"/>`;
    }),
  );
  return (
    `<path d="M-6 0 L${n(width / 2)} ${n(-height * 0.24)} L${n(width + 6)} 0Z" fill="${roof}"/><rect width="${width}" height="${height + 560}" fill="${wall}"/>` +
    `<path d="M0 ${n(height * 0.44)} h${width}" stroke="${roof}" stroke-width="3" opacity="0.500"/>${windows.join('')}`
  );
};

const swallow =
  '<path d="M0 0 Q-16 -16 -40 -14 Q-20 -6 -10 6 Q-14 20 -26 32 Q-8 24 2 12 Q16 20 34 18 Q18 10 12 2 Q20 -14 16 -34 Q6 -18 0 0Z"/>';

/** Wooden houses climb a street; swallows cross the evening. */
export const steepStreet: ArtScene = (f) => {
  const colors = [
    ['#C9573E', '#7E2B26'],
    ['#2F8F88', '#17504F'],
    ['#E8A33D', '#9C5A1E'],
    ['#8B4A6B', '#4E2340'],
    ['#D98B62', '#8B4128'],
    ['#4F7CAC', '#27456B'],
  ] as const;
  let street = '';
  const count = f.wide ? 11 : 6;
  for (let i = count - 1; i >= 0; i--) {
    const [wall, roof] = colors[i % colors.length]!;
    const x = f.wide ? (i - 1) * 96 : i * 68 - 6;
    const y = f.wide ? 520 - i * 34 : 470 - i * 47;
    street += `<g transform="translate(${x} ${y})">${house(62 + (i % 2) * 8, 96 + (i % 3) * 10, wall, roof, '#FCE5B0')}</g>`;
  }
  const birds = [
    [-84, 262, 1.1, -12],
    [6, 222, 0.8, 24],
    [-30, 338, 0.62, -30],
    [-142, 318, 0.5, 8],
    [82, 196, 0.5, -8],
  ] as const;
  return (
    sky(f, [
      [0, '#FBE9C6'],
      [0.45, '#F7CFA0'],
      [0.75, '#EFA98A'],
      [1, '#D9806E'],
    ]) +
    disc(f.cx - 70 * f.u, 268 * f.u, 86 * f.u, '#FFF4D8') +
    ground(f, (x) => 420 - 60 * x + 16 * Math.sin(x * 7), '#E7A07E', 'opacity="0.700"') +
    place(f, 0, 0, street) +
    birds
      .map(([x, y, size, turn]) =>
        place(f, f.cx + x * f.u, y * f.u, `<g fill="#2B1A2E">${swallow}</g>`, size, turn),
      )
      .join('')
  );
};

/** A half-built block of flats under a plane tree, its tiles already pink. */
export const unfinishedFlats: ArtScene = (f) => {
  const floors = Array.from({ length: 5 }, (_, row) => {
    const y = row * 58;
    let cells = '';
    for (let column = 0; column < 4; column++) {
      const x = -120 + column * 60;
      const done = (row * 4 + column * 3) % 5;
      if (done === 1)
        cells += Array.from({ length: 12 }, (_, i) =>
          box(x + 5 + (i % 4) * 13, y + 11 + Math.floor(i / 4) * 15, 12, 14, i % 2 ? '#F49AB4' : '#EF7FA0'),
        ).join('');
      else if (done === 3)
        cells +=
          box(x + 6, y + 12, 48, 44, '#2A5FA8') +
          box(x + 14, y + 20, 32, 26, '#FFE79A') +
          disc(x + 30, y + 40, 7, '#13284A');
      else if (done === 0)
        cells += stroke(
          `M${x + 8} ${y + 54} L${x + 52} ${y + 14} M${x + 8} ${y + 14} L${x + 52} ${y + 54}`,
          '#13284A',
          3,
          'opacity="0.350"',
        );
      else if (done === 4)
        cells +=
          stroke(`M${x + 4} ${y + 26} Q${x + 30} ${y + 34} ${x + 56} ${y + 26}`, '#13284A', 1.6) +
          path(`M${x + 14} ${y + 29} h12 v16 h-12z`, '#E5384F') +
          path(`M${x + 32} ${y + 30} h12 v14 h-12z`, '#FFFFFF');
    }
    return `${box(-128, y, 256, 9, '#13284A')}${[-124, -62, 0, 58, 116].map((x) => box(x, y + 9, 8, 49, '#1D3B68')).join('')}${cells}`;
  }).join('');
  const rods = Array.from({ length: 9 }, (_, i) =>
    stroke(`M${-120 + i * 30} 0 v${-16 - (i % 3) * 9}`, '#13284A', 2.4),
  ).join('');
  const crane =
    '<path d="M158 330 V-70 M158 -56 H-40 M158 -70 L120 -56 M158 -70 L186 -56 L200 -56 M-20 -56 V-14" stroke="#E5384F" stroke-width="6" fill="none"/><path d="M-32 -14 h24 v16 h-24z" fill="#EF7FA0"/>';
  let leaves = '';
  for (let i = 0; i < 34; i++) {
    const x = -170 + scatter(i, 1) * 190;
    const y = -30 - scatter(i, 2) * 90 + Math.abs(x + 90) * 0.28;
    leaves += disc(x, y, 17 + scatter(i, 3) * 15, ['#2B8A6E', '#37A481', '#1F6F5A'][i % 3]!);
  }
  return (
    fill(f, '#FFC94A') +
    disc(f.cx + 90 * f.u, 232 * f.u, 190 * f.u, '#FFDA7C') +
    place(f, f.cx + 12 * f.u, 286 * f.u, `<g transform="scale(0.94)">${crane}${rods}${floors}</g>`) +
    place(
      f,
      f.cx - 20 * f.u,
      340 * f.u,
      `${path('M-104 240 Q-92 90 -112 -20 L-82 -20 Q-70 90 -62 240Z', '#6B3E22')}${leaves}`,
      0.9,
    ) +
    ground(f, (x) => 552 + 6 * Math.sin(x * 11), '#E8743B')
  );
};

/** A pharmacy is the only light in a snowed-in street. */
export const nightPharmacy: ArtScene = (f) => {
  let snow = '';
  for (let i = 0; i < (f.wide ? 150 : 80); i++) {
    snow += disc(
      scatter(i, 1) * f.width,
      scatter(i, 2) * f.height,
      (0.8 + scatter(i, 3) * 2.2) * f.u,
      '#EAF4FF',
      `opacity="${n(0.35 + 0.55 * scatter(i, 4))}"`,
    );
  }
  const flats = Array.from({ length: f.wide ? 16 : 6 }, (_, i) => {
    const x = (i - (f.wide ? 8 : 3)) * 84;
    const tall = 260 + (i % 3) * 60;
    return `<rect x="${x}" y="${-tall}" width="80" height="${tall + 40}" fill="${i % 2 ? '#10203C' : '#142848'}"/>${Array.from({ length: 8 }, (_, w) => box(x + 14 + (w % 2) * 34, -tall + 26 + Math.floor(w / 2) * 52, 18, 26, '#1D355C')).join('')}`;
  }).join('');
  const shop =
    '<rect x="-118" y="-150" width="236" height="170" rx="4" fill="#0C1830"/><rect x="-104" y="-102" width="120" height="112" fill="#FFE3A1"/><rect x="30" y="-102" width="74" height="122" fill="#FFD27A"/>' +
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M-104 ${-74 + i * 30} h120" stroke="#C98A3A" stroke-width="3"/>${Array.from({ length: 9 }, (_, b) => box(-100 + b * 13, -74 + i * 30 - 8 - (b % 3) * 4, 8, 8 + (b % 3) * 4, ['#E5384F', '#2EC4B6', '#7C6CF2', '#F7F3E8'][(b + i) % 4]!)).join('')}`,
      )
      .join('') +
    '<g fill="#16233F"><circle cx="-52" cy="-32" r="11"/><path d="M-72 10 Q-70 -20 -52 -20 Q-34 -20 -32 10Z"/><circle cx="66" cy="-36" r="11"/><path d="M50 20 L48 -12 Q66 -34 84 -12 L82 20Z"/></g>' +
    '<rect x="-118" y="-150" width="236" height="34" rx="4" fill="#123D3C"/><g fill="#EFFFF8"><rect x="-6" y="-146" width="12" height="26"/><rect x="-13" y="-139" width="26" height="12"/></g>';
  const cross =
    '<g fill="#4BE3B0"><rect x="-14" y="-46" width="28" height="92" rx="4"/><rect x="-46" y="-14" width="92" height="28" rx="4"/></g><g fill="#0C1830"><rect x="-5" y="-36" width="10" height="72" rx="3"/><rect x="-36" y="-5" width="72" height="10" rx="3"/></g>';
  return (
    sky(f, [
      [0, '#0A1226'],
      [0.6, '#152A4E'],
      [1, '#1B3358'],
    ]) +
    place(f, f.cx, 420 * f.u, flats) +
    halo('cross', f.cx, 118 * f.u, 200 * f.u, '#4BE3B0', '99') +
    place(f, f.cx, 118 * f.u, cross, 1.05) +
    halo('shop', f.cx, 350 * f.u, 260 * f.u, '#FFC766', '99') +
    place(f, f.cx, 404 * f.u, shop) +
    ground(f, (x) => 422 + 5 * Math.sin(x * 8 + 1), '#DCE9F7') +
    path(
      `M${n(f.cx - 100 * f.u)} ${n(424 * f.u)} L${n(f.cx + 104 * f.u)} ${n(424 * f.u)} L${n(f.cx + 190 * f.u)} ${f.height} L${n(f.cx - 190 * f.u)} ${f.height}Z`,
      '#FFDF9E',
      'opacity="0.550"',
    ) +
    snow
  );
};

/** Wisteria hangs over a bus stop where two people stand apart. */
export const wisteriaStop: ArtScene = (f) => {
  const tones = ['#7A4FA3', '#9B6BC4', '#B98AD9', '#D7B3EC', '#8C5CB8'];
  let blooms = '';
  const clusters = f.wide ? 26 : 10;
  for (let c = 0; c < clusters; c++) {
    const x = ((c + 0.5) / clusters) * f.width + (scatter(c, 1) - 0.5) * 20 * f.u;
    const long = (90 + scatter(c, 2) * 190) * f.u;
    for (let i = 0; i < 26; i++) {
      const share = i / 26;
      const wide = (1 - share) ** 0.8 * 20 * f.u;
      blooms += disc(
        x + (scatter(c * 31 + i, 3) - 0.5) * 2 * wide,
        share * long + 14 * f.u,
        (8.5 - share * 5) * f.u,
        tones[(c + i * 3) % tones.length]!,
        'opacity="0.920"',
      );
    }
  }
  let leaves = '';
  for (let i = 0; i < (f.wide ? 60 : 26); i++) {
    const x = scatter(i, 7) * f.width;
    leaves += `<ellipse cx="${n(x)}" cy="${n(scatter(i, 8) * 34 * f.u)}" rx="${n(20 * f.u)}" ry="${n(8 * f.u)}" fill="${i % 2 ? '#4C8B5A' : '#66A56B'}" transform="rotate(${n(scatter(i, 9) * 70 - 35)} ${n(x)} 10)"/>`;
  }
  const stop =
    '<path d="M-92 0 V-168 H92 V0" stroke="#5B2B57" stroke-width="6" fill="none"/><rect x="-106" y="-180" width="212" height="14" rx="5" fill="#5B2B57"/><rect x="-76" y="-46" width="152" height="8" fill="#5B2B57"/><path d="M-64 -38 V0 M64 -38 V0" stroke="#5B2B57" stroke-width="5"/>' +
    '<g fill="#3A1740"><circle cx="-46" cy="-104" r="11"/><path d="M-62 0 L-62 -66 Q-46 -100 -30 -66 L-32 0Z"/><path d="M-58 -106 Q-46 -128 -32 -104 L-30 -84 L-36 -96Z"/></g>' +
    '<g fill="#3A1740"><circle cx="52" cy="-112" r="11"/><path d="M36 0 L34 -78 Q52 -108 70 -78 L68 0Z"/><rect x="38" y="-126" width="30" height="9" rx="4"/></g>';
  return (
    sky(f, [
      [0, '#F4C9D6'],
      [0.4, '#F9D9C4'],
      [0.68, '#FCE7C8'],
      [1, '#F2B8A8'],
    ]) +
    disc(f.cx, 300 * f.u, 92 * f.u, '#FFF5DD') +
    ground(f, (x) => 386 + 12 * Math.sin(x * 6 + 2), '#E39BA6', 'opacity="0.500"') +
    place(f, f.cx, 414 * f.u, stop, 0.92) +
    ground(f, () => 414, '#C77B94') +
    blooms +
    leaves
  );
};

/** A pink night tram rides along the edge of the moon. */
export const moonTram: ArtScene = (f) => {
  const cy = (f.wide ? 350 : 396) * f.u;
  const radius = (f.wide ? 186 : 148) * f.u;
  const tram =
    '<rect x="-48" y="-44" width="96" height="40" rx="9" fill="#E5384F"/><rect x="-48" y="-18" width="96" height="6" fill="#FFF1D0"/>' +
    [-38, -18, 2, 22].map((x) => box(x, -38, 15, 16, '#FFDF8E', 'rx="2"')).join('') +
    '<circle cx="-28" cy="-2" r="6" fill="#1C1440"/><circle cx="28" cy="-2" r="6" fill="#1C1440"/><path d="M-10 -44 L0 -58 L10 -44" stroke="#1C1440" stroke-width="3" fill="none"/>';
  const cat =
    '<path d="M0 0 Q-12 -2 -12 -16 L-14 -28 L-7 -22 Q0 -25 7 -22 L14 -28 L12 -16 Q12 -2 0 0Z" fill="#4A4466"/><circle cx="-4" cy="-15" r="1.600" fill="#FFDF8E"/><circle cx="4" cy="-15" r="1.600" fill="#FFDF8E"/>';
  const town = Array.from({ length: f.wide ? 34 : 12 }, (_, i) => {
    const x = ((i + 0.2) / (f.wide ? 34 : 12)) * f.width;
    const tall = (28 + scatter(i, 3) * 44) * f.u;
    const w = (f.width / (f.wide ? 34 : 12)) * 0.96;
    const lit =
      scatter(i, 5) > 0.4 ? box(x + w * 0.3, 540 * f.u - tall + 12 * f.u, 7 * f.u, 9 * f.u, '#FFDF8E') : '';
    return (
      path(
        `M${n(x)} ${f.height} V${n(540 * f.u - tall)} L${n(x + w / 2)} ${n(540 * f.u - tall - 16 * f.u)} L${n(x + w)} ${n(540 * f.u - tall)} V${f.height}Z`,
        i % 2 ? '#17103A' : '#1F1748',
      ) + lit
    );
  }).join('');
  const angle = f.wide ? -62 : -74;
  const rad = (angle * Math.PI) / 180;
  return (
    sky(f, [
      [0, '#1A1247'],
      [0.4, '#3B2A78'],
      [0.75, '#8A5AA8'],
      [1, '#E79BB0'],
    ]) +
    stars(f, 70, 420, 21) +
    halo('moon', f.cx, cy, 330 * f.u, '#FFE7AE', '77') +
    disc(f.cx, cy, radius, '#FCE9BE') +
    disc(f.cx - 60 * f.u, cy - 40 * f.u, 34 * f.u, '#F2D59A', 'opacity="0.700"') +
    disc(f.cx + 74 * f.u, cy + 30 * f.u, 22 * f.u, '#F2D59A', 'opacity="0.700"') +
    disc(f.cx - 8 * f.u, cy + 84 * f.u, 16 * f.u, '#F2D59A', 'opacity="0.700"') +
    `<circle cx="${n(f.cx)}" cy="${n(cy)}" r="${n(radius + 5 * f.u)}" fill="none" stroke="#1C1440" stroke-width="${n(3 * f.u)}"/>` +
    place(
      f,
      f.cx + Math.cos(rad) * (radius + 7 * f.u),
      cy + Math.sin(rad) * (radius + 7 * f.u),
      tram,
      1.15,
      90 + angle,
    ) +
    place(f, f.cx - 40 * f.u, cy - radius * 0.99, cat, 1.1, -12) +
    town
  );
};

/** Paper lanterns with faces hang before a dark school. */
export const lanternSchool: ArtScene = (f) => {
  const face = (i: number): string =>
    [
      '<circle cx="-9" cy="-2" r="3"/><circle cx="9" cy="-2" r="3"/><path d="M-7 9 Q0 16 7 9" fill="none" stroke="#5A1410" stroke-width="2.600" stroke-linecap="round"/>',
      '<path d="M-13 -3 Q-9 -8 -5 -3 M5 -3 Q9 -8 13 -3" fill="none" stroke="#5A1410" stroke-width="2.600" stroke-linecap="round"/><circle cx="0" cy="10" r="4"/>',
      '<path d="M-13 -2 H-5 M5 -2 H13 M-5 10 H5" stroke="#5A1410" stroke-width="2.800" stroke-linecap="round"/>',
      '<circle cx="-9" cy="-3" r="4.500"/><circle cx="9" cy="-3" r="2.200"/><path d="M-8 11 Q0 5 8 11" fill="none" stroke="#5A1410" stroke-width="2.600" stroke-linecap="round"/>',
    ][i % 4]!;
  const lantern = (i: number): string =>
    `<path d="M0 -300 V-40" stroke="#120A1E" stroke-width="2"/><rect x="-12" y="-42" width="24" height="8" rx="2" fill="#2A1220"/><ellipse rx="33" ry="36" fill="${['#F2703D', '#F4B740', '#E5384F', '#F59A55'][i % 4]!}"/>` +
    [-18, -6, 6, 18]
      .map(
        (y) =>
          `<path d="M${n(-33 * Math.sqrt(1 - (y / 36) ** 2))} ${y} Q0 ${y + 5} ${n(33 * Math.sqrt(1 - (y / 36) ** 2))} ${y}" stroke="#8A2A1C" stroke-width="1.100" fill="none" opacity="0.500"/>`,
      )
      .join('') +
    `<g fill="#5A1410">${face(i)}</g><rect x="-10" y="33" width="20" height="7" rx="2" fill="#2A1220"/><path d="M0 40 V60" stroke="#E5384F" stroke-width="3"/>`;
  const spots = [
    [-128, 110, 0.8],
    [-52, 190, 1.25],
    [48, 96, 0.95],
    [122, 208, 1.05],
    [-132, 292, 0.95],
    [22, 306, 0.8],
    [-300, 160, 1.1],
    [-420, 250, 0.9],
    [-560, 120, 1.2],
    [230, 140, 1],
    [310, 270, 0.9],
    [-690, 230, 0.8],
  ] as const;
  const used = spots.slice(0, f.wide ? spots.length : 6);
  const school = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: f.wide ? 18 : 7 }, (_, c) =>
      box(
        f.cx + (c - (f.wide ? 11 : 3.5)) * 62 * f.u + 8 * f.u,
        (250 + row * 62) * f.u,
        44 * f.u,
        42 * f.u,
        (row * 3 + c * 5) % 7 === 0 ? '#3F6E7E' : '#1C1838',
      ),
    ).join(''),
  ).join('');
  return (
    sky(f, [
      [0, '#0D0A22'],
      [0.5, '#1E1640'],
      [1, '#0F0B20'],
    ]) +
    stars(f, 40, 200, 33) +
    box(0, 226 * f.u, f.width, 400 * f.u, '#141130') +
    school +
    used.map(([x, y], i) => halo(`l${i}`, f.cx + x * f.u, y * f.u, 105 * f.u, '#F59A55', '88')).join('') +
    used
      .map(([x, y, size], i) => place(f, f.cx + x * f.u, y * f.u, lantern(i), size, [3, -4, 5, -3][i % 4]))
      .join('') +
    ground(f, () => 540, '#0A0818') +
    // On a poster the title stands there.
    (f.wide
      ? place(
          f,
          f.cx - 10 * f.u,
          510 * f.u,
          '<g fill="#07050F"><circle cx="0" cy="-62" r="13"/><path d="M-15 -64 Q0 -84 15 -64 L14 -46 L10 -58 L-10 -58 L-14 -46Z"/><path d="M-17 26 L-13 -40 Q0 -52 13 -40 L17 26Z"/><path d="M-24 26 L24 26 L16 -4 L-16 -4Z"/><path d="M12 -36 L36 -52 L38 -46 L14 -24Z"/></g>',
          1.1,
        )
      : '')
  );
};

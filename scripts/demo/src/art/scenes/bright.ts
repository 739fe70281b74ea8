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

/** A record fills the frame; its needle has just come down. */
export const spinningRecord: ArtScene = (f) => {
  const cy = 398 * f.u;
  const x = f.cx + (f.wide ? 0 : 10) * f.u;
  const grooves = Array.from({ length: 22 }, (_, i) => {
    const gap = i === 9 || i === 15;
    return `<circle cx="${n(x)}" cy="${n(cy)}" r="${n((238 - i * 6.8) * f.u)}" fill="none" stroke="${gap ? '#F26B3A' : '#3A2A32'}" stroke-width="${n((gap ? 2.2 : 1.1) * f.u)}"/>`;
  }).join('');
  const shine = [-0.72, 2.42].map((angle) => {
    const at = (a: number, r: number): string =>
      `${n(x + Math.cos(a) * r * f.u)} ${n(cy + Math.sin(a) * r * f.u)}`;
    return path(
      `M${at(angle - 0.15, 82)} L${at(angle - 0.15, 246)} A${n(246 * f.u)} ${n(246 * f.u)} 0 0 1 ${at(angle + 0.15, 246)} L${at(angle + 0.15, 82)}Z`,
      '#FFE7C9',
      'opacity="0.130"',
    );
  });
  const rays = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    const at = (angle: number): string =>
      `${n(x + Math.cos(angle) * 1500)} ${n(cy + Math.sin(angle) * 1500)}`;
    return path(`M${n(x)} ${n(cy)} L${at(a)} L${at(a + Math.PI / 16)}Z`, '#FF9E4F');
  });
  const label = `<circle r="82" fill="#2EC4B6"/><path d="M-82 0 A82 82 0 0 1 82 0Z" fill="#F4E3C1"/><circle r="82" fill="none" stroke="#14363A" stroke-width="3"/><g fill="#14363A"><rect x="-40" y="-44" width="80" height="6" rx="3"/><rect x="-26" y="-31" width="52" height="5" rx="2.500"/></g><g fill="none" stroke="#F4E3C1" stroke-width="4" stroke-linecap="round"><path d="M-46 36 q8 -18 16 0 t16 0 t16 0 t16 0 t16 0 t14 0"/></g><circle r="9" fill="#F26B3A"/>`;
  const arm =
    '<path d="M150 -250 L150 -130 Q150 -96 118 -70 L64 -28" stroke="#FFF4E0" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M72 -42 L40 -12 L52 2 L82 -26Z" fill="#E5384F"/><circle cx="150" cy="-250" r="26" fill="#14363A"/><circle cx="150" cy="-250" r="11" fill="#FFF4E0"/>';
  return (
    fill(f, '#F2803A') +
    rays.join('') +
    disc(x + 8 * f.u, cy + 12 * f.u, 252 * f.u, '#8A3016', 'opacity="0.350"') +
    disc(x, cy, 250 * f.u, '#1B1218') +
    grooves +
    shine.join('') +
    place(f, x, cy, label, 1, -18) +
    place(f, x + 40 * f.u, cy - 30 * f.u, arm, 0.96)
  );
};

/** Northern lights over an islet where a reindeer wears the veil. */
export const auroraWedding: ArtScene = (f) => {
  let lights = '';
  const tones = ['#4BE3B0', '#2EC4B6', '#8C7CF2', '#E58AC0', '#4BE3B0'];
  tones.forEach((tone, i) => {
    const top: string[] = [];
    const bottom: string[] = [];
    for (let step = 0; step <= 30; step++) {
      const x = (step / 30) * f.width;
      const y = 80 + i * 40 + 36 * Math.sin(step * 0.32 + i * 1.4) + 16 * Math.sin(step * 0.8 + i);
      top.push(`${n(x)} ${n((y - 120) * f.u)}`);
      bottom.unshift(`${n(x)} ${n((y + 60) * f.u)}`);
    }
    lights += `<defs>${linear(`a${i}`, [
      [0, `${tone}00`],
      [0.7, `${tone}99`],
      [1, `${tone}00`],
    ])}</defs>${path(`M${top.join(' L')} L${bottom.join(' L')}Z`, `url(#a${i})`)}`;
  });
  const deer =
    '<g fill="#0B1733"><path d="M-70 10 Q-60 -40 0 -44 Q44 -46 58 -70 L64 -96 Q84 -112 104 -96 L116 -82 L100 -74 Q92 -40 74 -14 Q70 4 66 14 L62 104 L50 104 L46 30 Q10 40 -28 30 L-34 104 L-46 104 L-52 34 Q-72 30 -70 10Z"/><path d="M-70 4 L-82 -6 L-74 12Z"/></g>' +
    '<g stroke="#0B1733" stroke-width="6" fill="none" stroke-linecap="round"><path d="M82 -104 C70 -140 92 -160 80 -196 M78 -130 L54 -148 M84 -160 L108 -182 M94 -104 C110 -134 132 -138 136 -172 M112 -130 L136 -126 M82 -178 L62 -190"/></g>' +
    '<path d="M84 -108 Q40 -108 22 -30 Q4 30 -66 66 Q-10 60 30 20 Q62 -20 92 -92Z" fill="#F7F3FF" opacity="0.860"/>' +
    [0, 1, 2, 3]
      .map((i) =>
        disc(74 + i * 9, -110 + Math.abs(i - 1.5) * 2, 5, ['#E5384F', '#F4B740', '#F7F3FF', '#E58AC0'][i]!),
      )
      .join('');
  const houses = [-128, 112]
    .map(
      (x, i) =>
        `<path d="M${x} 96 V58 L${x + 20} 38 L${x + 40} 58 V96Z" fill="${i ? '#E5384F' : '#F4B740'}"/><rect x="${x + 14}" y="68" width="11" height="13" fill="#FFF4CF"/>`,
    )
    .join('');
  return (
    sky(f, [
      [0, '#0A1030'],
      [0.5, '#162656'],
      [0.78, '#2A4A7A'],
      [1, '#0F1E3E'],
    ]) +
    stars(f, 70, 330, 61, '#FFFFFF') +
    lights +
    ground(f, (x) => 420 - 20 * Math.abs(Math.sin(x * 5)), '#1B3358', 'opacity="0.800"') +
    place(
      f,
      f.cx - 8 * f.u,
      (f.wide ? 350 : 306) * f.u,
      `<ellipse cx="10" cy="112" rx="240" ry="42" fill="#EAF2FF"/>${houses}${deer}`,
      0.94,
    ) +
    ground(f, (x) => 470 + 4 * Math.sin(x * 16), '#0F1E3E') +
    Array.from({ length: 14 }, (_, i) =>
      box(
        f.cx + (scatter(i, 2) - 0.5) * 300 * f.u,
        (478 + i * 8) * f.u,
        (20 + scatter(i, 3) * 60) * f.u,
        1.6 * f.u,
        i % 3 ? '#4BE3B0' : '#E58AC0',
        'opacity="0.500"',
      ),
    ).join('')
  );
};

const wheel = (spokes: number): string =>
  `<circle r="54" fill="none" stroke="#2B1A16" stroke-width="7"/><circle r="8" fill="#2B1A16"/>${Array.from({ length: spokes }, (_, i) => `<path d="M0 0 V-52" stroke="#2B1A16" stroke-width="1.800" transform="rotate(${(i * 360) / spokes})"/>`).join('')}`;

/** A bicycle on a hill; the sun behind it is a film reel. */
export const reelBicycle: ArtScene = (f) => {
  const reel = `<circle r="150" fill="#F7B23B"/>${Array.from({ length: 6 }, (_, i) => `<circle cy="-88" r="36" fill="#FBD68A" transform="rotate(${i * 60 + 12})"/>`).join('')}<circle r="24" fill="#FBD68A"/><circle r="150" fill="none" stroke="#E8953A" stroke-width="6"/>`;
  const bicycle =
    `<g transform="translate(-84 0)">${wheel(14)}</g><g transform="translate(84 0)">${wheel(14)}</g>` +
    '<g stroke="#B3203A" stroke-width="8" fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M-84 0 L-38 -84 L52 -84 L-8 0Z M-38 -84 L-8 0 M84 0 L46 -106"/></g><g stroke="#2B1A16" stroke-width="8" stroke-linecap="round" fill="none"><path d="M-60 -106 H-22 M-38 -84 L-44 -106 M46 -106 L42 -122 M24 -126 Q44 -130 62 -116"/></g>' +
    '<circle cx="-8" r="14" fill="none" stroke="#2B1A16" stroke-width="5"/><path d="M-8 0 L8 20 M2 22 H18" stroke="#2B1A16" stroke-width="5"/><path d="M60 -104 H112 L104 -66 H68Z" fill="#8A5524"/><path d="M62 -92 H110 M65 -80 H107" stroke="#5A3416" stroke-width="3"/><circle cx="86" cy="-112" r="20" fill="none" stroke="#2B1A16" stroke-width="6"/><circle cx="86" cy="-112" r="5" fill="#2B1A16"/>';
  // The film runs out of the basket and becomes the road.
  const strip = (shift: number, width: number, paint: string): string => {
    const at = (x: number, y: number): string => `${n(f.cx + x * f.u)} ${n((y + shift) * f.u)}`;
    const start = `M${at(82, 350)}`;
    const road = f.wide
      ? `${start} C${at(210, 330)} ${at(190, 470)} ${at(20, 476)} S${at(-150, 560)} ${at(-20, 640)}`
      : `${start} C${at(130, 326)} ${at(150, 372)} ${at(230, 356)}`;
    return stroke(road, paint, width * f.u, width < 9 ? 'stroke-dasharray="6 9"' : '');
  };
  return (
    sky(f, [
      [0, '#F9E3B4'],
      [0.45, '#F6C489'],
      [0.7, '#EE9B6A'],
      [1, '#D9705A'],
    ]) +
    place(f, f.cx, 214 * f.u, reel, 1.02) +
    ground(f, (x) => 398 - 26 * Math.sin(x * 3.3), '#D98A5A', 'opacity="0.600"') +
    ground(f, (x) => 434 - 50 * Math.exp(-(((x - f.cx / f.width) / (f.wide ? 0.24 : 0.5)) ** 2)), '#7A3B2A') +
    strip(0, 46, '#2B1A16') +
    strip(-17, 5, '#F9E3B4') +
    strip(17, 5, '#F9E3B4') +
    place(f, f.cx - 14 * f.u, 338 * f.u, bicycle, 0.92, -4)
  );
};

/** A meteor comes down on a street market; the stallholders are ready. */
export const meteorMarket: ArtScene = (f) => {
  const tail = ['#E5384F', '#F2703D', '#F4B740', '#FFF1B8'].map((tone, i) =>
    path(
      `M${n(f.cx + (300 - i * 40) * f.u)} ${n((-90 + i * 26) * f.u)} L${n(f.cx + (-66 + i * 14) * f.u)} ${n((196 - i * 4) * f.u)} A${n((70 - i * 12) * f.u)} ${n((70 - i * 12) * f.u)} 0 0 0 ${n(f.cx + (44 - i * 16) * f.u)} ${n((286 - i * 22) * f.u)}Z`,
      tone,
    ),
  );
  const rock =
    '<path d="M-52 -14 L-36 -46 L4 -56 L44 -36 L56 4 L36 44 L-6 54 L-44 34Z" fill="#4A3B5C"/><path d="M-36 -46 L4 -56 L44 -36 L10 -20 L-22 -18Z" fill="#6B5880"/><circle cx="-14" cy="14" r="11" fill="#33283F"/><circle cx="22" cy="20" r="7" fill="#33283F"/><circle cx="20" cy="-14" r="5" fill="#33283F"/>';
  const awning = (x: number, tones: readonly [string, string]): string => {
    const stripes = Array.from({ length: 6 }, (_, i) => {
      const left = x + i * 25;
      return `<path d="M${left + (i - 3) * 3 + 9} -64 h25 L${left + 25} 0 A12.500 12.500 0 0 1 ${left} 0Z" fill="${tones[i % 2]!}"/>`;
    }).join('');
    return `${stripes}<path d="M${x + 4} 0 V120 M${x + 146} 0 V120" stroke="#2A1B3A" stroke-width="6"/>`;
  };
  const goods = (x: number, tones: readonly string[]): string =>
    `<path d="M${x + 2} 70 H${x + 148} L${x + 140} 122 H${x + 10}Z" fill="#8A5524"/><path d="M${x + 6} 90 H${x + 144}" stroke="#5A3416" stroke-width="4"/>` +
    Array.from({ length: 15 }, (_, i) =>
      disc(x + 16 + (i % 8) * 17 + (i > 7 ? 8 : 0), 64 - (i > 7 ? 14 : 0), 10, tones[i % tones.length]!),
    ).join('');
  const vendor = (x: number, color: string, scarf: string): string =>
    `<g transform="translate(${x} 34)"><path d="M-22 40 Q-22 4 0 4 Q22 4 22 40Z" fill="${color}"/><circle cy="-10" r="13" fill="#E8B48A"/><path d="M-15 -8 Q-14 -28 0 -28 Q14 -28 15 -8 L9 -14 H-9Z" fill="${scarf}"/><path d="M18 12 L38 -24" stroke="#E8B48A" stroke-width="7" stroke-linecap="round"/></g>`;
  const stalls = f.wide ? [-620, -452, -284, -116, 52, 220] : [-166, 18];
  return (
    sky(f, [
      [0, '#2A1B5A'],
      [0.4, '#6B3F8A'],
      [0.7, '#E5809A'],
      [1, '#F9C98A'],
    ]) +
    stars(f, 50, 300, 71) +
    halo('fire', f.cx - 10 * f.u, 240 * f.u, 220 * f.u, '#FFD27A', '99') +
    tail.join('') +
    place(f, f.cx - 14 * f.u, 236 * f.u, rock, 1.1, 18) +
    ground(f, () => (f.wide ? 486 : 458), '#4A2A4A') +
    stalls
      .map((x, i) =>
        place(
          f,
          f.cx + (f.wide ? 10 : 8) * f.u,
          (f.wide ? 396 : 368) * f.u,
          vendor(x + 74, i % 2 ? '#2EC4B6' : '#E5384F', i % 2 ? '#F4B740' : '#F4E3C1') +
            goods(x, i % 2 ? ['#F4D03F', '#E9C22B', '#FFE27A'] : ['#6B5880', '#8C7AA3', '#F2703D']) +
            awning(x, i % 2 ? ['#2EC4B6', '#FFF4E0'] : ['#E5384F', '#FFF4E0']),
        ),
      )
      .join('')
  );
};

/** A paper stork carries a letter past a ringed planet. */
export const paperStork: ArtScene = (f) => {
  const planet =
    `<defs>${linear('planet', [
      [0, '#F7C59A'],
      [0.5, '#E5809A'],
      [1, '#7A4FA3'],
    ])}</defs><g transform="rotate(-18)"><path d="M-250 0 A250 58 0 0 1 250 0" fill="none" stroke="#F4E3C1" stroke-width="10"/><path d="M-214 0 A214 44 0 0 1 214 0" fill="none" stroke="#2EC4B6" stroke-width="6"/><circle r="136" fill="url(#planet)"/><path d="M-132 -34 Q0 -10 132 -34 M-136 6 Q0 34 136 6 M-124 52 Q0 78 124 52" stroke="#FFF1D0" stroke-width="5" fill="none" opacity="0.350"/>` +
    '<path d="M-250 0 A250 58 0 0 0 250 0" fill="none" stroke="#F4E3C1" stroke-width="10"/><path d="M-214 0 A214 44 0 0 0 214 0" fill="none" stroke="#2EC4B6" stroke-width="6"/></g>';
  const stork =
    '<path d="M-8 0 L-150 -112 L-40 22Z" fill="#FFFFFF"/><path d="M-150 -112 L-66 -20 L-40 22Z" fill="#CFD8EE"/><path d="M-8 0 L66 -128 L52 24Z" fill="#F2F5FF"/><path d="M66 -128 L26 -24 L52 24Z" fill="#C3CDE8"/><path d="M-40 22 L-8 0 L52 24 L-4 52Z" fill="#FFFFFF"/><path d="M-40 22 L-96 56 L-4 52Z" fill="#B7C2E0"/><path d="M52 24 L116 -16 L106 6 L58 38Z" fill="#FFFFFF"/><path d="M116 -16 L138 -8 L106 6Z" fill="#E6EBFA"/><circle cx="120" cy="-6" r="3" fill="#141A36"/><path d="M136 -9 L190 12 L126 2Z" fill="#F26B3A"/>' +
    '<g transform="translate(186 38) rotate(10)"><path d="M-3 -26 V-10" stroke="#F4E3C1" stroke-width="2"/><rect x="-30" y="-10" width="58" height="40" rx="3" fill="#F4E3C1"/><path d="M-30 -10 L-1 14 L28 -10" stroke="#B3203A" stroke-width="3" fill="none"/><circle cx="-1" cy="16" r="7" fill="#E5384F"/></g>';
  const trail = Array.from({ length: 26 }, (_, i) =>
    disc(
      f.cx - (90 + i * 13) * f.u,
      (236 + i * 5.2 + Math.sin(i * 0.6) * 10) * f.u,
      (3.4 - i * 0.1) * f.u,
      '#F4B740',
      `opacity="${n(0.9 - i * 0.033)}"`,
    ),
  ).join('');
  const orbits = [300, 380, 470]
    .map(
      (r) =>
        `<circle cx="${n(f.cx + 60 * f.u)}" cy="${n(360 * f.u)}" r="${n(r * f.u)}" fill="none" stroke="#F4E3C1" stroke-width="1.200" opacity="0.250"/>`,
    )
    .join('');
  return (
    sky(f, [
      [0, '#0B1033'],
      [0.55, '#1E2A66'],
      [1, '#0A0E2A'],
    ]) +
    stars(f, 120, 600, 81) +
    orbits +
    place(f, f.cx + 54 * f.u, 388 * f.u, planet, 0.82) +
    trail +
    place(f, f.cx - 24 * f.u, 226 * f.u, stork, 0.88, -6) +
    disc(f.cx - 150 * f.u, 120 * f.u, 20 * f.u, '#F4B740') +
    halo('sun', f.cx - 150 * f.u, 120 * f.u, 90 * f.u, '#F4B740', '88')
  );
};

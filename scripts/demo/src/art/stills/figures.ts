import { n, scatter } from '../shapes.js';

/** What stands before the camera, dark against the scene, in a still of 1280 by 720. */
export type Foreground = (ink: string, light: string, salt: number) => string;

const g = (x: number, y: number, size: number, inner: string, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -size : size} ${size})">${inner}</g>`;

/** Head and shoulders from behind, around 0,0 at the neck. */
const bust = (ink: string, hair: number): string =>
  [
    `<path d="M-150 260 C-150 90 -96 44 -34 30 L-34 -16 L34 -16 L34 30 C96 44 150 90 150 260Z" fill="${ink}"/><ellipse cy="-78" rx="66" ry="84" fill="${ink}"/>`,
    hair < 0.34
      ? `<path d="M-78 -70 C-84 -176 84 -176 78 -70 L92 70 L-92 70Z" fill="${ink}"/>`
      : hair < 0.67
        ? `<circle cx="0" cy="-176" r="34" fill="${ink}"/>`
        : `<path d="M-74 -96 C-70 -190 70 -190 78 -100 L112 -92 L112 -80 L-74 -80Z" fill="${ink}"/>`,
  ].join('');

/** A face in profile that looks to the right. */
const profile = (ink: string): string =>
  `<path d="M-170 300 C-170 130 -130 84 -60 62 C-52 34 -70 10 -84 -20 C-110 -110 -60 -196 24 -190 C84 -186 108 -146 106 -96 L132 -48 L108 -40 L112 -14 L102 -6 L104 14 C100 36 62 34 42 32 L44 66 C110 84 140 150 146 300Z" fill="${ink}"/>`;

/** Somebody who stands, 300 high, feet at 0,0. */
const stander = (ink: string, coat: boolean): string =>
  `<circle cy="-272" r="27" fill="${ink}"/>` +
  (coat
    ? `<path d="M-40 -236 Q0 -252 40 -236 L62 -60 L30 -56 L26 0 L4 0 L0 -50 L-4 0 L-26 0 L-30 -56 L-62 -60Z" fill="${ink}"/>`
    : `<path d="M-36 -236 Q0 -250 36 -236 L44 -120 L30 -118 L28 0 L4 0 L0 -100 L-4 0 L-28 0 L-30 -118 L-44 -120Z" fill="${ink}"/>`);

const sitter = (ink: string): string =>
  `<circle cy="-190" r="27" fill="${ink}"/><path d="M-34 -154 Q0 -168 32 -154 L38 -70 L96 -66 L100 0 L76 0 L70 -40 L-36 -36Z" fill="${ink}"/>`;

const ground = (ink: string, y: number, bend: number): string =>
  `<path d="M0 ${y + bend} Q640 ${y - bend} 1280 ${y + bend * 0.4} L1280 720 L0 720Z" fill="${ink}"/>`;

/** In the order in which their kinds look unlike each other. */
export const foregrounds: readonly Foreground[] = [
  // Two who look at each other.
  (ink, _, s) =>
    g(250, 460, 1.15, profile(ink)) + g(1030, 480, 1.1 + 0.1 * scatter(s, 1), profile(ink), true),
  // One alone on a rise, under a tree.
  (ink, _, s) =>
    ground(ink, 600, 50) +
    g(420 + 200 * scatter(s, 1), 600, 0.62, stander(ink, s % 2 === 0)) +
    g(
      900,
      610,
      1,
      `<path d="M-12 20 C-4 -90 -26 -150 -10 -220 L14 -220 C20 -140 4 -80 22 20Z" fill="${ink}"/><ellipse cx="-70" cy="-260" rx="120" ry="70" fill="${ink}"/><ellipse cx="70" cy="-290" rx="130" ry="84" fill="${ink}"/><ellipse cx="0" cy="-350" rx="110" ry="70" fill="${ink}"/>`,
    ),
  // Through a window, curtains at both sides, a tea glass on the sill.
  (ink, light) =>
    `<path d="M0 0 H1280 V720 H0Z M120 70 V600 H610 V70Z M670 70 V600 H1160 V70Z" fill="${ink}" fill-rule="evenodd"/><path d="M0 0 H250 C210 240 150 420 90 720 H0Z M1280 0 H1030 C1070 240 1130 420 1190 720 H1280Z" fill="${ink}"/>` +
    g(
      860,
      600,
      1.3,
      `<path d="M-26 -84 C-30 -56 -14 -46 -16 -28 C-18 -8 -28 -6 -20 0 H20 C28 -6 18 -8 16 -28 C14 -46 30 -56 26 -84Z" fill="${light}" opacity="0.850"/><path d="M-19 -52 C-14 -40 -16 -8 -18 -4 H18 C16 -8 14 -40 19 -52Z" fill="#B3391E" opacity="0.900"/><ellipse cy="2" rx="44" ry="7" fill="${light}"/>`,
    ),
  // From behind, in the middle of what is seen.
  (ink, _, s) => g(520 + 260 * scatter(s, 1), 480, 1.25, bust(ink, scatter(s, 2))),
  // In a doorway, with light behind.
  (ink, light, s) =>
    `<path d="M0 0 H1280 V720 H0Z M500 90 V660 H800 V90Z" fill="${ink}" fill-rule="evenodd"/><path d="M500 660 H800 L980 720 H320Z" fill="${light}" opacity="0.350"/>` +
    g(650, 664, 1.25, stander(ink, s % 2 === 0)),
  // A bench under a street lamp.
  (ink, light, s) =>
    ground(ink, 640, 10) +
    `<path d="M930 660 V180 Q930 130 980 130 H1010" stroke="${ink}" stroke-width="14" fill="none"/><circle cx="1016" cy="150" r="150" fill="${light}" opacity="0.160"/><circle cx="1016" cy="146" r="70" fill="${light}" opacity="0.300"/><path d="M986 134 H1046 L1030 112 H1002Z" fill="${ink}"/><circle cx="1016" cy="146" r="18" fill="${light}"/>` +
    `<path d="M420 560 H860 V576 H420Z M440 480 H840 V496 H440Z M450 480 V640 H464 V480Z M816 480 V640 H830 V480Z" fill="${ink}"/>` +
    g(560, 560, 1, sitter(ink)) +
    (scatter(s, 1) > 0.5 ? g(730, 560, 1, sitter(ink), true) : ''),
  // Heads of a crowd.
  (ink, _, s) =>
    Array.from({ length: 9 }, (_unused, i) =>
      g(70 + i * 145, 640 + 60 * scatter(i, s), 0.62 + 0.2 * scatter(i, s + 1), bust(ink, scatter(i, s + 2))),
    ).join(''),
  // Birds across the sky, and a wall with a cat on it.
  (ink, _, s) =>
    Array.from({ length: 14 }, (_unused, i) => {
      const size = 0.5 + scatter(i, s);
      return g(
        120 + 1040 * scatter(i, s + 3),
        60 + 330 * scatter(i, s + 4),
        size,
        `<path d="M-46 -14 Q-22 -26 0 0 Q22 -26 46 -14 Q20 -12 0 12 Q-20 -12 -46 -14Z" fill="${ink}"/>`,
      );
    }).join('') +
    `<path d="M0 610 H1280 V720 H0Z" fill="${ink}"/>` +
    g(
      300,
      612,
      1.2,
      `<path d="M-60 0 C-70 -50 -30 -84 4 -86 L0 -124 L20 -106 L40 -124 L46 -92 C56 -66 36 -56 34 -50 C44 -30 42 0 42 0Z" fill="${ink}"/><path d="M-50 -6 C-110 -8 -120 -60 -96 -84" stroke="${ink}" stroke-width="14" fill="none" stroke-linecap="round"/>`,
    ),
  // A letter held into the light.
  (ink, light, s) =>
    g(
      640,
      390,
      1,
      `<g transform="rotate(${n(-8 + 16 * scatter(s, 1))})"><rect x="-210" y="-150" width="420" height="300" fill="${light}" opacity="0.940"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="-170" y="${-100 + i * 44}" width="${n(220 + 120 * scatter(i, s))}" height="10" fill="${ink}" opacity="0.550"/>`).join('')}</g><path d="M-330 340 C-320 200 -290 110 -214 70 C-180 60 -166 92 -186 112 C-150 100 -140 140 -166 152 C-150 168 -150 190 -180 198 L-190 340Z M330 340 C320 200 290 110 214 70 C180 60 166 92 186 112 C150 100 140 140 166 152 C150 168 150 190 180 198 L190 340Z" fill="${ink}"/>`,
    ),
  // Stairs that somebody climbs.
  (ink, _, s) =>
    `<path d="M0 720 V690 ${Array.from({ length: 9 }, (_unused, i) => `H${120 + i * 130} V${690 - (i + 1) * 46}`).join(' ')} H1280 V720Z" fill="${ink}"/>` +
    g(700, 460, 0.85, stander(ink, s % 2 === 1)),
  // From inside a car: bonnet, mirror and two heads.
  (ink, light) =>
    `<path d="M0 0 H1280 V720 H0Z M150 70 L40 560 H1240 L1130 70Z" fill="${ink}" fill-rule="evenodd"/><rect x="540" y="80" width="200" height="62" rx="20" fill="${ink}"/><rect x="552" y="90" width="176" height="42" rx="12" fill="${light}" opacity="0.500"/>` +
    g(360, 620, 0.9, bust(ink, 0.1)) +
    g(920, 630, 0.86, bust(ink, 0.9)),
  // A boat with one who rows.
  (ink, _, s) =>
    g(
      500 + 300 * scatter(s, 1),
      560,
      1.1,
      `<path d="M-260 -30 C-180 20 180 20 270 -46 C240 50 190 66 0 66 C-160 66 -230 40 -260 -30Z" fill="${ink}"/><path d="M40 -80 L240 90" stroke="${ink}" stroke-width="10"/>${g(0, 0, 0.9, sitter(ink))}`,
    ) + `<path d="M0 640 Q320 615 640 640 T1280 636 V720 H0Z" fill="${ink}" opacity="0.800"/>`,
  // Two who walk away together.
  (ink, light, s) =>
    ground(ink, 650, -20) +
    `<path d="M560 660 L300 720 H980 L720 660Z" fill="${light}" opacity="0.220"/>` +
    g(590, 664, 1, stander(ink, true)) +
    g(690, 664, 0.94 - 0.3 * Math.round(scatter(s, 1)), stander(ink, false)),
  // A bicycle at a railing.
  (ink) =>
    `<path d="M0 440 H1280 V452 H0Z M0 640 H1280 V720 H0Z" fill="${ink}"/>${Array.from({ length: 17 }, (_, i) => `<rect x="${i * 80}" y="440" width="8" height="210" fill="${ink}"/>`).join('')}` +
    g(
      640,
      560,
      1.1,
      `<g fill="none" stroke="${ink}" stroke-width="12"><circle cx="-130" r="80"/><circle cx="140" r="80"/><path d="M-130 0 L-60 -120 L90 -120 L0 0Z M90 -120 L140 0 M80 -160 L96 -120 M60 -168 H118 M-60 -120 L-70 -150 M-100 -152 H-40"/></g>`,
    ),
  // Rooftops with aerials and washing on a line.
  (ink, light, s) =>
    `<path d="M0 560 L160 500 L320 560 V600 L470 540 L640 600 V570 L840 500 L1010 570 V600 L1150 560 L1280 600 V720 H0Z" fill="${ink}"/><path d="M160 500 V390 M120 410 H200 M130 430 H190 M840 500 V380 M800 400 H880" stroke="${ink}" stroke-width="8"/><path d="M160 440 Q500 520 840 430" stroke="${ink}" stroke-width="4" fill="none"/>` +
    [0, 1, 2, 3, 4]
      .map((i) =>
        g(
          260 + i * 115,
          [462, 474, 476, 468, 452][i]!,
          1,
          `<path d="M-34 0 H34 L30 ${n(60 + 40 * scatter(i, s))} H-30Z" fill="${i % 2 ? ink : light}" opacity="0.850"/>`,
        ),
      )
      .join(''),
  // Nobody: the place itself, wide.
  () => '',
];

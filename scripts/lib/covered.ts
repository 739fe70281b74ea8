/** The files that every measurement of the running site depends on; its tests and results do not count. */
const SITE = [
  'services/**',
  'gateway/**',
  'proto/**',
  'patches/**',
  'pnpm-lock.yaml',
  '!**/test/**',
  '!**/*.test.ts',
  '!proto/released.binpb',
];
const WEB = ['web/**', '!web/test/**'];
const FLEET = ['scripts/stack/**', '!scripts/stack/test/**'];

/**
 * The globs of the files that each page of docs/results depends on; `!` excludes files. The command that writes a
 * page puts them into its head.
 */
export const COVERED: Record<string, string[]> = {
  attack: [...SITE, ...WEB, 'scripts/attack/**'],
  bare: [...SITE, 'scripts/bench/bare*', 'scripts/bench/bare/**', 'scripts/bench/compared-calls.ts'],
  cluster: [
    ...SITE,
    ...WEB,
    'charts/**',
    '!charts/*/examples/**',
    'scripts/cluster/**',
    'scripts/images/**',
    ...FLEET,
  ],
  crash: [
    ...SITE,
    'scripts/faults/*.ts',
    'scripts/faults/lib/**',
    'scripts/lib/tables.ts',
    'scripts/lib/wrong-counters.ts',
  ],
  'fleet-faults': [...SITE, ...WEB, 'scripts/faults/fleet/**', 'scripts/faults/lib/**', ...FLEET],
  fuzz: [...SITE, 'scripts/fuzz/**'],
  hops: [...SITE, ...FLEET, 'scripts/bench/journey.ts', 'scripts/bench/calls.ts'],
  images: [...SITE, ...WEB, 'Dockerfile', 'scripts/images/**'],
  journey: [...SITE, ...WEB, ...FLEET, 'scripts/bench/journey.ts', 'scripts/bench/calls.ts'],
  load: [...SITE, ...WEB, ...FLEET, 'scripts/k6/**', '!scripts/k6/test/**'],
  mutants: ['services/**', 'gateway/**', 'proto/**', 'pnpm-lock.yaml', 'scripts/faults/mutants/**'],
  observability: [...SITE, 'deploy/observability/**', 'scripts/observability/**'],
  pages: [...SITE, ...WEB, 'scripts/bench/pages.ts', 'scripts/bench/pages/**'],
  rooms: [...SITE, ...WEB, 'scripts/rooms/**', '!scripts/rooms/test/**'],
  size: [...SITE, ...WEB, 'scripts/size/**'],
};

const folder = 'scripts/journeys';
const playwright = ['scripts/node_modules/@playwright/test/cli.js', 'test', '--config'];

/**
 * Arguments for Node, at the root of a checkout, that run its journeys.
 * @param more for Playwright: files and exclusions
 */
export const journeysOf = (...more: string[]): string[] => [
  ...playwright,
  `${folder}/playwright.config.ts`,
  ...more,
];

/**
 * The same for journeys that need a fleet with its own settings.
 * @param files prefixes of their names
 */
export const fleetJourneysOf = (...files: string[]): string[] => [
  ...playwright,
  `${folder}/fleet.config.ts`,
  ...files,
];

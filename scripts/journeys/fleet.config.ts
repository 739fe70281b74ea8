import base from './playwright.config.ts';

/** Journeys that need a fleet with its own settings: run a single file; its first comment lists its needs. */
export default { ...base, testMatch: '*.fleet.ts', projects: [{ name: 'fleet' }] };

export { drawArtwork } from './art/index.js';
export { smallName } from './art/names.js';
export { createDemoContent } from './content.js';
export { mediaFolder } from './folders.js';
export type * from './types.js';
export { DEMO_SEED, fillDemo, type FillOptions, type FillResult } from './fill/fill-demo.js';
export type { DemoLogin } from './fill/logins.js';

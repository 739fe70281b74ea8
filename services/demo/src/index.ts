export { createDemoContent } from './content.js';
export type * from './types.js';
export { DEMO_SEED, fillDemo, type FillOptions, type FillResult } from './fill/fill-demo.js';
export { isCleared } from './fill/cleared.js';
export { clearDemo } from './clear/clear-demo.js';
export { surveyDemo, type Survey } from './clear/survey.js';
export type { DemoLogin } from './fill/logins.js';

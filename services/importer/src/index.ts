export { limitDecoders } from './images.js';
export { jsonSchema } from './schema.js';
export { describeProblems, RefusedFile } from './problems.js';
export type { Output } from './progress.js';
export { runImport, type ImportOptions, type ImportSummary } from './run-import.js';

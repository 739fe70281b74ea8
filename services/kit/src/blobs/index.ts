export { filesIn, type StoredFiles } from './stored-files.js';
export { sweepFiles } from './sweep-files.js';

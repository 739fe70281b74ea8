export { sweepFiles } from './sweep-files.js';

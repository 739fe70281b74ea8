/** Draws all pictures of the demo content into a folder, to be looked at. Argument: the folder. */
import { createDemoContent } from '../content.js';
import { drawArtwork } from './index.js';

const folder = process.argv[2] ?? 'var/artwork';
const started = performance.now();
const files = await drawArtwork(createDemoContent('preview', new Date()), folder);
process.stdout.write(`${files.size} pictures in ${Math.round(performance.now() - started)} ms: ${folder}\n`);

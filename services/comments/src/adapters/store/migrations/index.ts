import { Threads1763700000000 } from './1763700000000-threads.js';
import { Reactions1763700100000 } from './1763700100000-reactions.js';
import { MentionsAndCases1763730000000 } from './1763730000000-mentions-and-cases.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { RemovalInChunks1764000300000 } from './1764000300000-removal-in-chunks.js';

export const migrations = [
  Threads1763700000000,
  Reactions1763700100000,
  MentionsAndCases1763730000000,
  Removal1763780000000,
  RemovalInChunks1764000300000,
];

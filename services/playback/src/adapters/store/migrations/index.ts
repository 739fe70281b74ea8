import type { Migrations } from '@seyir/kit';
import { Playback1763700000000 } from './1763700000000-playback.js';
import { Library1763730000000 } from './1763730000000-library.js';
import { Adverts1763740000000 } from './1763740000000-adverts.js';
import { SourceGroups1763750000000 } from './1763750000000-source-groups.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { RemovalInChunks1764000200000 } from './1764000200000-removal-in-chunks.js';

export const migrations: Migrations = [
  Playback1763700000000,
  Library1763730000000,
  Adverts1763740000000,
  SourceGroups1763750000000,
  Removal1763780000000,
  RemovalInChunks1764000200000,
];

import type { Migrations } from '@seyir/kit';
import { Playback1763700000000 } from './1763700000000-playback.js';

export const migrations: Migrations = [Playback1763700000000];

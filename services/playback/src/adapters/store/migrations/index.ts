import { Scores1766400100000 } from './1766400100000-scores.js';
import type { Migrations } from '@seyir/kit';
import { Playback1763700000000 } from './1763700000000-playback.js';
import { Library1763730000000 } from './1763730000000-library.js';
import { Adverts1763740000000 } from './1763740000000-adverts.js';
import { SourceGroups1763750000000 } from './1763750000000-source-groups.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { RemovalInChunks1764000200000 } from './1764000200000-removal-in-chunks.js';
import { PositionsByMember1764000400000 } from './1764000400000-positions-by-member.js';
import { ListKeys1764010000000 } from './1764010000000-list-keys.js';
import { ContinueList1764300000000 } from './1764300000000-continue-list.js';
import { TitleViews1767400100000 } from './1767400100000-title-views.js';
import { SourceHealth1765500000000 } from './1765500000000-source-health.js';

export const migrations: Migrations = [
  Playback1763700000000,
  Library1763730000000,
  Adverts1763740000000,
  SourceGroups1763750000000,
  Removal1763780000000,
  RemovalInChunks1764000200000,
  PositionsByMember1764000400000,
  ListKeys1764010000000,
  ContinueList1764300000000,
  SourceHealth1765500000000,
  Scores1766400100000,
  TitleViews1767400100000,
];

import { Notifications1763700000000 } from './1763700000000-notifications.js';
import { LetMeKnow1763750000000 } from './1763750000000-let-me-know.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { GoneMembers1763790000000 } from './1763790000000-gone-members.js';
import { RemovalInChunks1764000200000 } from './1764000200000-removal-in-chunks.js';

export const migrations = [
  Notifications1763700000000,
  LetMeKnow1763750000000,
  Removal1763780000000,
  GoneMembers1763790000000,
  RemovalInChunks1764000200000,
];

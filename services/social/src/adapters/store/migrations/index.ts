import { Follows1764400000000 } from './1764400000000-follows.js';
import { Posts1764400100000 } from './1764400100000-posts.js';
import { PostPhotos1764500000000 } from './1764500000000-post-photos.js';
import { Groups1764600000000 } from './1764600000000-groups.js';
import { Collections1764700000000 } from './1764700000000-collections.js';
import { Stories1764700100000 } from './1764700100000-stories.js';
import { Removal1764900000000 } from './1764900000000-removal.js';
import { Notices1765400000000 } from './1765400000000-notices.js';
import { Badges1765400100000 } from './1765400100000-badges.js';
import { GroupMemory1766100000000 } from './1766100000000-group-memory.js';
import { MutedWords1766100100000 } from './1766100100000-muted-words.js';
import { GroupPictures1766100200000 } from './1766100200000-group-pictures.js';
import { GroupPlanNotices1767100000000 } from './1767100000000-group-plan-notices.js';
import { ProgressShare1767190000000 } from './1767190000000-progress-share.js';
import { InactiveMember1767190100000 } from './1767190100000-inactive-member.js';
import { GroupProposals1767190300000 } from './1767190300000-group-proposals.js';
import { TextCovers1768100000000 } from './1768100000000-text-covers.js';
import { CoverEpisodes1768600000000 } from './1768600000000-cover-episodes.js';

export const migrations = [
  Follows1764400000000,
  Posts1764400100000,
  PostPhotos1764500000000,
  Groups1764600000000,
  Collections1764700000000,
  Stories1764700100000,
  Removal1764900000000,
  Notices1765400000000,
  Badges1765400100000,
  GroupMemory1766100000000,
  MutedWords1766100100000,
  GroupPictures1766100200000,
  GroupPlanNotices1767100000000,
  ProgressShare1767190000000,
  InactiveMember1767190100000,
  GroupProposals1767190300000,
  TextCovers1768100000000,
  CoverEpisodes1768600000000,
];

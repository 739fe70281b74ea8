import { notFound } from '@seyir/kit/stateless';
import { z } from 'zod';
import { listMemberBadges } from '../../operations/badges/read-badges.js';
import { memberIdOf } from '../../operations/social/read-posts.js';
import { page, text } from '../fields.js';
import { nowOf } from '../post-view.js';
import { row, type Row } from '../row.js';
import { paged, pagedAnswer } from '../shapes/common.js';
import { badgesTheme } from '../themes/badges.js';

const NO_MORE = 'Listelenecek içerik kalmadı !';
const PAGE_SIZE = 20;

export const badgeRows: readonly Row[] = [
  row({
    path: '/user/badges/load',
    summary: 'A page of the badges of the member `me`, the newest first.',
    auth: 'public',
    input: z.object({ page, me: text(64) }),
    answer: paged,
    async run(ctx, { page, me }) {
      const memberId = await memberIdOf(ctx, me);
      const list = await listMemberBadges(ctx, { memberId, page, size: PAGE_SIZE });
      if (!list) throw notFound(`badges of ${me}`);
      return pagedAnswer(list, badgesTheme(list.items, nowOf(ctx)), NO_MORE);
    },
  }),
];

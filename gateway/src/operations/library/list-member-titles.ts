import { LibraryList, TitleKind, type MemberTitle, type Title } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

export interface ShownMemberTitle extends Pick<MemberTitle, 'watched' | 'score'> {
  /** `{memberId}:{titleId}` */
  readonly id: string;
  readonly title: Title;
}

/**
 * A page of a list of a member's library, latest first, without titles that no longer exist; undefined if the member hides it from
 * the viewer.
 */
export const listMemberTitles = operation({
  input: z.object({
    memberId: id,
    list: z.enum(LibraryList).refine((list) => list !== LibraryList.UNSPECIFIED),
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
    page,
    size: size(24, 48),
    cursor,
  }),
  access: 'public',
  run: (ctx, { memberId, list, kind, ...asked }): Promise<PageOf<ShownMemberTitle> | undefined> =>
    readPage(ctx, `member-titles:${memberId}:${list}:${kind}`, asked, async (page) => {
      const { titles, info } = await ctx.services.social.listMemberTitles({ memberId, list, kind, page });
      const known = await Promise.all(titles.map(({ titleId }) => ctx.loaders.titles.load(titleId)));
      const items = titles.flatMap(({ watched, score }, index) => {
        const title = known[index];
        return title ? [{ id: `${memberId}:${title.id}`, title, watched, score }] : [];
      });
      return pageOf(items, info);
    }).catch(noneWhenNotFound),
});

import { AgeMark, type Collection, type Title } from '@seyir/proto';

const MOST = 4;

/**
 * The names of the posters on the preview picture of a collection, at most 4, its cover first. Adult titles are left out, because
 * a preview has no age gate.
 */
export const postersOf = async (
  { coverTitleId, firstTitleIds }: Pick<Collection, 'coverTitleId' | 'firstTitleIds'>,
  titlesOf: (ids: readonly string[]) => Promise<readonly (Title | Error | undefined)[]>,
): Promise<string[]> => {
  const ids = [...new Set([coverTitleId, ...firstTitleIds])].filter((id) => id !== '').slice(0, MOST);
  const titles = await titlesOf(ids);
  return titles.flatMap((title) =>
    title && !(title instanceof Error) && title.poster !== '' && title.ageMark !== AgeMark.AGE_MARK_18
      ? [title.poster]
      : [],
  );
};

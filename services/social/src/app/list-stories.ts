import { isId, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { ReadStories, ReadStory } from './read-stories.js';
import { withoutMuted } from './read-unmuted.js';
import type { StoryStore } from './story-ports.js';

const sizes = { usual: 10, most: 50 } as const;
const highestFirst = keyset('stories', { score: 'integer', id: 'id' });

/**
 * The stories about a title, the highest score first, with the reader's own story. A page is short if stories hold words that the
 * reader mutes. BAD_INPUT as in keyPage.
 */
export const listStories =
  ({ stories, read }: { readonly stories: StoryStore; readonly read: ReadStories }) =>
  async (
    readerId: string | undefined,
    titleId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadStory> & { readonly own: ReadStory | undefined }> => {
    if (!isId(titleId)) return { items: [], last: true, next: '', own: undefined };
    const [found, own] = await Promise.all([
      keyPage({ keyset: highestFirst, sizes, page }, (slice) => stories.list(titleId, readerId, slice)),
      readerId === undefined ? undefined : stories.ofAuthor(titleId, readerId),
    ]);
    const shown = withoutMuted(found);
    return { ...shown, items: await read(readerId, shown.items), own: own && { ...own, covered: false } };
  };

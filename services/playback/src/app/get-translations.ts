import { badInput, isId } from '@seyir/kit';
import type { Translation } from '../domain/source.js';
import type { SourceStore } from './ports.js';

const MAX_IDS = 200;

/** The translations in which each episode has sources, in the given order; none for unknown ones. BAD_INPUT beyond 200. */
export const getTranslations =
  ({ sources }: { sources: SourceStore }) =>
  async (episodeIds: readonly string[]): Promise<(readonly Translation[])[]> => {
    if (episodeIds.length > MAX_IDS) throw badInput({ episodeIds: 'too_long' });
    const found = await sources.translationsOf(episodeIds.filter(isId));
    return episodeIds.map((id) => found.get(id) ?? []);
  };

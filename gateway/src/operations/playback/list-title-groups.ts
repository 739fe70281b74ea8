import type { Episode, TranslationKind } from '@seyir/proto';
import { wakes } from '@seyir/proto';
import { z } from 'zod';
import { id, page, size } from '../inputs.js';
import { operation } from '../operation.js';

export interface TitleGroup {
  readonly groupId: string;
  readonly name: string;
  readonly translation: TranslationKind;
  readonly episodes: readonly Episode[];
  /** The group has no further page. */
  readonly last: boolean;
}

/**
 * A title's episodes by translator group, one page of each; optionally of one season and one group. Playback's episodes are read
 * from the catalogue; an unknown episode is left out.
 */
export const listTitleGroups = operation({
  input: z.object({
    titleId: id,
    season: z.int().min(0).max(10_000).default(0),
    groupId: id.optional(),
    page,
    size: size(24),
  }),
  access: 'public',
  async run({ parts, loaders }, { titleId, season, groupId = '', page, size }): Promise<TitleGroup[]> {
    const key = `groups:${titleId}:${season}:${groupId}:${page}:${size}`;
    // Each episode's sources have their own wake, so a page of many episodes may be as old as any cached public read.
    const read = async () => {
      const request = { titleId, season, groupId, page: { number: page, size } };
      return (await parts.asVisitor.playback.listTitleGroups(request)).groups;
    };
    const groups = await parts.reads.get(key, wakes.catalogue, read, () => [titleId]);
    return Promise.all(
      groups.map(async ({ episodeIds, ...group }) => {
        const episodes = await loaders.episodes.loadMany(episodeIds);
        return { ...group, episodes: episodes.flatMap(orThrow) };
      }),
    );
  },
});

const orThrow = (episode: Episode | Error | undefined): Episode | [] => {
  if (episode instanceof Error) throw episode;
  return episode ?? [];
};

import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { EpisodeGroupsDocument } from '../../../../generated/episode-groups.js';
import type { EpisodeGroupsQuery, TitleDetailsFragment } from '../../../../generated/types.js';
import { useMore } from '../../hooks/use-more.js';
import { usePositions } from '../../hooks/use-positions.js';
import { catalogueTexts } from '../../texts.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { EpisodeGrid } from './episode-grid.js';
import { episodeGrid, SeasonEpisode } from './season-episode.js';

const size = 12;

type Group = NonNullable<NonNullable<EpisodeGroupsQuery['title']>['episodeGroups']>[number];

interface Props {
  title: TitleDetailsFragment;
  season: number;
}

/** The episodes of an anime's season by translator group; all in one list if no group is known. */
export function EpisodeGroups({ title, season }: Props) {
  const { kind, slug } = title;
  const { data } = useSuspenseQuery(EpisodeGroupsDocument, {
    variables: { kind, slug, season, groupId: null, page: 1, size },
    errorPolicy: 'all',
  });
  const groups = data?.title?.episodeGroups;
  if (!groups?.length) return <EpisodeGrid title={title} season={season} />;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      {groups.map((group) => (
        <OneGroup key={group.groupId} title={title} season={season} group={group} />
      ))}
    </div>
  );
}

function OneGroup({ title, season, group }: Props & { group: Group }) {
  const { kind, slug } = title;
  const client = useApolloClient();
  const { groupId } = group;
  const load = useCallback(
    async (page: number) => {
      const variables = { kind, slug, season, groupId, page, size };
      const { data } = await client.query({ query: EpisodeGroupsDocument, variables });
      if (!data?.title?.episodeGroups) return undefined;
      const [found] = data.title.episodeGroups;
      return { items: found?.episodes ?? [], last: found?.last ?? true };
    },
    [client, kind, slug, season, groupId],
  );
  const { items, state, last, more } = useMore(
    { items: group.episodes, last: group.last },
    load,
    `${title.id}:${season}:${groupId}`,
  );
  const positions = usePositions(items.map(({ id }) => id));
  const heading = `grup-${groupId}`;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id={heading} className="flex flex-wrap items-center gap-3 text-xl">
        {group.name}
        <Badge>{titlePageTexts.translations[group.translation]}</Badge>
      </h3>
      <ul className={episodeGrid}>
        {items.map((episode) => (
          <li key={episode.id} className="min-w-0">
            <SeasonEpisode
              episode={episode}
              titleId={title.id}
              backdrop={title.backdrop}
              fallback={title.path}
              position={positions.get(episode.id)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="justify-self-center"
        aria-label={`${group.name}: ${last ? titlePageTexts.noMoreEpisodes : titlePageTexts.moreEpisodes}`}
        loading={state === 'loading'}
        disabled={last}
        onClick={more}
      >
        {last
          ? titlePageTexts.noMoreEpisodes
          : state === 'failed'
            ? catalogueTexts.moreFailed
            : titlePageTexts.moreEpisodes}
      </Button>
    </section>
  );
}

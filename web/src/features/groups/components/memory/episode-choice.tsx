import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Select } from '../../../../components/ui/select.js';
import { PlanSeasonDocument } from '../../../../generated/plan-season.js';
import type { SearchQuery } from '../../../../generated/types.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import { TitleSearch } from './title-search.js';

export type FoundTitle = NonNullable<SearchQuery['search']>['items'][number];

interface Props {
  /** Called with undefined while none is chosen. The function must be stable between renders. */
  onChange: (episodeId: string | undefined) => void;
}

/** Chooses an episode: first the title by search, then season and episode. A film has only one episode. */
export function EpisodeChoice({ onChange }: Props) {
  const [title, setTitle] = useState<FoundTitle>();
  if (!title) return <TitleSearch onChoose={setTitle} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold break-words">{title.name}</p>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setTitle(undefined);
            onChange(undefined);
          }}
        >
          {texts.other}
        </Button>
      </div>
      <Episodes key={title.id} title={title} onChange={onChange} />
    </div>
  );
}

function Episodes({ title, onChange }: Props & { title: FoundTitle }) {
  const isFilm = title.kind === 'MOVIE';
  const seasons = title.seasons.map(({ number }) => number);
  const [season, setSeason] = useState(isFilm ? 0 : (seasons[0] ?? 0));
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    setChosen(id);
    onChange(id || undefined);
  };
  // The last part of /dizi/{slug}, /anime/{slug} and /film/{slug}.
  const slug = title.path.split('/').at(-1) ?? '';
  const { data, error, fetchMore } = useQuery(PlanSeasonDocument, {
    variables: { kind: title.kind, slug, season },
    context: { quiet: true },
    ssr: false,
  });
  const episodes = data?.title?.episodes?.items;
  const nextCursor = data?.title?.episodes?.nextCursor;
  const [failed, setFailed] = useState(false);
  // A season may be longer than a page; the choice needs all of its episodes.
  useEffect(() => {
    if (!nextCursor) return;
    setFailed(false);
    fetchMore({
      variables: { cursor: nextCursor },
      updateQuery: (before, { fetchMoreResult: next }) =>
        before.title?.episodes && next.title?.episodes
          ? {
              title: {
                ...before.title,
                episodes: {
                  ...next.title.episodes,
                  items: [...before.title.episodes.items, ...next.title.episodes.items],
                },
              },
            }
          : before,
    }).catch(() => setFailed(true));
  }, [fetchMore, nextCursor]);
  const onlyId = isFilm ? episodes?.[0]?.id : undefined;
  useEffect(() => {
    if (onlyId) onChange(onlyId);
  }, [onlyId, onChange]);
  return (
    <>
      {!isFilm && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={texts.season}
            items={seasons.map((number) => ({ value: String(number), label: texts.seasonOf(number) }))}
            value={String(season)}
            onValueChange={(next) => {
              setSeason(Number(next));
              choose('');
            }}
          />
          <Select
            label={texts.episode}
            items={[
              { value: '', label: texts.choose },
              ...(episodes ?? []).map(({ id, number }) => ({ value: id, label: texts.episodeOf(number) })),
            ]}
            value={chosen}
            onValueChange={choose}
          />
        </div>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {error || failed ? texts.episodesFailed : episodes?.length === 0 && texts.noEpisodes}
      </p>
    </>
  );
}

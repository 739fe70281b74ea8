import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { EmptyState } from '../../../../components/ui/states.js';
import { HomeDocument } from '../../../../generated/home.js';
import { LatestEpisodesDocument } from '../../../../generated/latest-episodes.js';
import { TitlesDocument } from '../../../../generated/titles.js';
import type { TitleKind, TitleOrder } from '../../../../generated/types.js';
import { late } from '../../../../components/lazy-open.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useIncomplete } from '../../../../lib/render-scope.js';
import { useViewer } from '../../../../lib/viewer.js';
import { sections } from '../../sections.js';
import { catalogueTexts } from '../../texts.js';
import { CalendarRow } from '../airing/calendar-row.js';
import { LatestCard } from '../latest-card.js';
import { TitleCard } from '../title-card.js';
import { ContinueRow } from './continue-row.js';
import { FailedRow } from './failed-row.js';
import { Hero } from './hero.js';
import { RankRow } from './rank-row.js';
import { Row } from './row.js';
import { ShelfRow } from './shelf-row.js';
import { homeTexts } from './home-texts.js';

// Below the fold, and only for members: its code loads later.
const BecauseRow = late(() => import('./because-row.js'));

const size = 12;
/** Number of the hero's titles; the query requests more, because some of them may not be shown there. */
const featuredSize = 5;

/** The home page: highlights, the member's unfinished episodes, and rows of titles. */
export function HomePage() {
  const { data, error, refetch } = useSuspenseQuery(HomeDocument, { errorPolicy: 'all' });
  const client = useApolloClient();
  const isMember = useViewer().state === 'member';
  const loadEpisodes = useCallback(
    (page: number) =>
      client
        .query({ query: LatestEpisodesDocument, variables: { page, size } })
        .then((answer) => answer.data?.latestEpisodes),
    [client],
  );
  useIncomplete(error !== undefined);
  if (!data) throw error ?? new Error('the home page has no data');
  const retry = () => void refetch().catch(() => undefined);
  // Adult titles are left out, because the hero shows picture and story without an age gate.
  const featured = (data.featured?.items ?? [])
    .filter(({ ageMark }) => ageMark !== 'AGE_18')
    .slice(0, featuredSize);
  const isEmpty = data.popular?.items.length === 0 && data.latestEpisodes?.items.length === 0;
  return (
    <>
      <PageHead description={homeTexts.homeDescription} path="/" image={featured[0]?.backdrop ?? undefined} />
      <Hero titles={featured} />
      <div className="page mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 sm:mt-10">
        <ContinueRow />
        {isEmpty && <EmptyState title={homeTexts.emptyTitle} hint={homeTexts.emptyHint} />}
        <Row
          title={homeTexts.latest}
          kind="serial"
          list={data.latestEpisodes}
          load={loadEpisodes}
          slide={(episode) => <LatestCard episode={episode} />}
          onRetry={retry}
        />
        <RankRow titles={data.mostWatched} />
        {isMember && <BecauseRow standIn={null} instead={() => <></>} />}
        <TitleRow title={homeTexts.popular} order="POPULAR" list={data.popular} onRetry={retry} />
        <ShelfRow sort="GENRE" shelves={data.genres} onRetry={retry} />
        <TitleRow title={homeTexts.newSeries} of="SERIES" order="ADDED" list={data.series} onRetry={retry} />
        <TitleRow title={homeTexts.newAnime} of="ANIME" order="ADDED" list={data.anime} onRetry={retry} />
        {data.calendar ? (
          <CalendarRow items={data.calendar.items} />
        ) : (
          <FailedRow title={catalogueTexts.calendar} onRetry={retry} />
        )}
        <TitleRow title={homeTexts.films} of="MOVIE" order="ADDED" list={data.films} onRetry={retry} />
        <ShelfRow sort="NETWORK" shelves={data.networks} onRetry={retry} />
      </div>
    </>
  );
}

type Titles = Parameters<typeof Row<React.ComponentProps<typeof TitleCard>['title']>>[0]['list'];

interface TitleRowProps {
  title: string;
  /** Absent: all kinds. */
  of?: TitleKind;
  order: TitleOrder;
  list: Titles;
  onRetry: () => void;
}

function TitleRow({ title, of, order, list, onRetry }: TitleRowProps) {
  const client = useApolloClient();
  const load = useCallback(
    (page: number) =>
      client
        .query({ query: TitlesDocument, variables: { ...(of && { kind: of }), order, page, size } })
        .then((answer) => answer.data?.titles),
    [client, of, order],
  );
  return (
    <Row
      title={title}
      kind={of === 'MOVIE' ? 'first-movies' : 'title'}
      list={list}
      load={load}
      slide={(item) => <TitleCard title={item} withKind={!of} />}
      {...(of && { all: { to: sections[of].list, label: catalogueTexts.all } })}
      below
      onRetry={onRetry}
    />
  );
}

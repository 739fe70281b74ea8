import { useQuery } from '@apollo/client/react';
import { PosterSkeleton } from '../../../../components/ui/skeleton.js';
import { Slider } from '../../../../components/ui/slider.js';
import { ContinueWatchingDocument } from '../../../../generated/continue-watching.js';
import { LastWatchedDocument } from '../../../../generated/last-watched.js';
import { SimilarTitlesDocument } from '../../../../generated/similar-titles.js';
import type { TitleKind } from '../../../../generated/types.js';
import { useViewer } from '../../../../lib/viewer.js';
import { TitleCard } from '../title-card.js';
import { homeTexts } from './home-texts.js';

interface Seen {
  id: string;
  name: string;
  path: string;
  kind: TitleKind;
}

/**
 * Titles like the one that the member has watched last; the heading says which. Nothing for visitors and for members who have watched
 * nothing.
 */
export default function BecauseRow() {
  const { state } = useViewer();
  const skip = state !== 'member';
  const unfinished = useQuery(ContinueWatchingDocument, {
    variables: { page: 1, size: 12 },
    skip,
    ssr: false,
  });
  const begun = unfinished.data?.continueWatching?.items.flatMap(({ title }) => title ?? []) ?? [];
  const watched = useQuery(LastWatchedDocument, {
    variables: { page: 1, size: 12 },
    skip: skip || unfinished.loading || begun.length > 0,
    context: { quiet: true },
    ssr: false,
  });
  const ended = watched.data?.lastWatched?.items.flatMap(({ episode }) => episode?.title ?? []) ?? [];
  const seen: readonly Seen[] = [...begun, ...ended];
  const [last] = seen;
  return !skip && last ? <Because key={last.id} last={last} seen={seen} /> : null;
}

function Because({ last, seen }: { last: Seen; seen: readonly Seen[] }) {
  const { kind, path, name } = last;
  const { data, loading } = useQuery(SimilarTitlesDocument, {
    variables: { kind, slug: path.slice(path.lastIndexOf('/') + 1) },
    context: { quiet: true },
    ssr: false,
  });
  const known = new Set(seen.map(({ id }) => id));
  const similar = data?.title?.similar?.filter(({ id }) => !known.has(id)) ?? [];
  if (similar.length === 0 && !loading) return null;
  return (
    <Slider
      title={homeTexts.because(name)}
      below
      slides={similar.map((title) => ({ key: title.id, content: <TitleCard title={title} withKind /> }))}
      waiting={
        loading &&
        [0, 1, 2, 3, 4, 5].map((place) => (
          <li key={place}>
            <PosterSkeleton />
          </li>
        ))
      }
    />
  );
}

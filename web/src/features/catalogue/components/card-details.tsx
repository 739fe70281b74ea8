import { useQuery } from '@apollo/client/react';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { CardDetailsDocument } from '../../../generated/card-details.js';
import type { TitleCardFragment } from '../../../generated/types.js';
import { catalogueTexts } from '../texts.js';

export interface CardDetailsProps {
  title: TitleCardFragment;
  /** Share of the unfinished episode that the member has watched, 0 to 1. */
  progress: number | undefined;
}

/** Genres, the first lines of the story, length and own progress of a title. A failed query shows what the card itself knows. */
export default function CardDetails({ title, progress }: CardDetailsProps) {
  const { kind, path, seasons } = title;
  const { data } = useQuery(CardDetailsDocument, {
    variables: { kind, slug: path.slice(path.lastIndexOf('/') + 1) },
    context: { quiet: true },
    ssr: false,
  });
  const found = data?.title;
  const seconds = found?.first?.items[0]?.durationSeconds;
  const episodes = seasons.reduce((sum, { episodeCount }) => sum + episodeCount, 0);
  const length = [
    kind !== 'MOVIE' && seasons.length > 0 && catalogueTexts.seasonCount(seasons.length),
    kind !== 'MOVIE' && episodes > 0 && catalogueTexts.episodeCount(episodes),
    seconds && catalogueTexts.minutes(seconds),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="grid gap-1 text-xs leading-snug">
      {found && found.genres.length > 0 && (
        <p className="line-clamp-1 font-semibold text-[#f7c766]">
          {found.genres.map(({ name }) => name).join(', ')}
        </p>
      )}
      {found?.description && <p className="line-clamp-2">{found.description}</p>}
      {length && <p className="tabular line-clamp-1 text-[#b3bac7]">{length}</p>}
      {progress !== undefined && (
        <div className="pt-1">
          <ProgressBar share={progress} />
        </div>
      )}
    </div>
  );
}

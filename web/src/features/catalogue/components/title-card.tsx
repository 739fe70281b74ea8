import { PosterCard } from '../../../components/ui/poster-card.js';
import { useNow } from '../../../components/ui/use-now.js';
import type { TitleCardFragment } from '../../../generated/types.js';
import { late } from '../../../components/lazy-open.js';
import { useCardActions } from '../../library-marks/marks.js';
import { posterPicture } from '../../../lib/pictures.js';
import { useResume } from '../hooks/use-resume.js';
import { ageRatings } from '../marks.js';
import { shareOf } from '../progress.js';
import { firstEpisodePath } from '../sections.js';
import { catalogueTexts } from '../texts.js';
import type { CardDetailsProps } from './card-details.js';

interface Props {
  title: TitleCardFragment;
  /** Shows the kind (series, anime or film), in rows with all kinds. */
  withKind?: boolean;
  /** In place of kind and year, such as when an episode airs. */
  meta?: string;
  withScore?: boolean;
  eager?: boolean;
}

// Loads when somebody turns to a card. Without it the card still has its name and its actions.
const Details = late<CardDetailsProps>(() => import('./card-details.js'));

const newFor = 14 * 86_400_000;

/** A title in a row or a grid. */
export function TitleCard({ title, withKind = false, meta: own, withScore = true, eager = false }: Props) {
  const now = useNow(3_600_000);
  const unfinished = useResume(title.id, true);
  const actions = useCardActions(title.id, unfinished?.episode?.path ?? firstEpisodePath(title));
  const { path, name, kind, year, ageMark, rating, poster, addedAt } = title;
  const meta = own ?? [withKind && catalogueTexts.kinds[kind], year].filter(Boolean).join(' · ');
  return (
    <PosterCard
      to={path}
      title={name}
      meta={meta}
      picture={posterPicture(poster)}
      age={ageMark ? ageRatings[ageMark] : undefined}
      score={withScore && rating !== null ? rating : undefined}
      isNew={Boolean(now && addedAt && now.getTime() - Date.parse(addedAt) < newFor)}
      progress={unfinished && shareOf(unfinished)}
      actions={actions}
      eager={eager}
      details={() => (
        <Details title={title} progress={unfinished && shareOf(unfinished)} instead={() => <></>} />
      )}
    />
  );
}

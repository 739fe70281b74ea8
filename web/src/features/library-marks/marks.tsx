import { Checkbox } from '../../components/ui/checkbox.js';
import type { QuickActionsProps } from '../../components/ui/quick-actions.js';
import { WatchedMark } from '../../components/ui/watched-mark.js';
import { late } from '../../components/lazy-open.js';
import type { CardScoreProps } from './card-score.js';
import { libraryMarkTexts } from './texts.js';
import { useEpisodeWatched, useSeasonWatched, useTitleMarks } from './use-library.js';

interface EpisodeMarkProps {
  episode: { id: string; season: number };
  titleId: string;
  /** The label of the watched episode: '3. Bölüm'. */
  name: string;
  /** Shown only on hover and focus while it is not set, and no tab stop. */
  shy?: boolean;
  className?: string;
}

/** The watched box of an episode card. */
export function EpisodeMark({ episode, titleId, name, shy = false, className }: EpisodeMarkProps) {
  const { watched, set } = useEpisodeWatched(episode.id, titleId, episode.season);
  return (
    <WatchedMark
      name={name}
      checked={watched ?? false}
      onCheckedChange={set}
      shy={shy}
      {...(className && { className })}
    />
  );
}

/** The watched box of a whole season. */
export function SeasonMark({ titleId, season }: { titleId: string; season: number }) {
  const { watched, set } = useSeasonWatched(titleId, season);
  return (
    <Checkbox
      label={libraryMarkTexts.season(season)}
      checked={watched ?? false}
      onCheckedChange={set}
      className="text-sm"
    />
  );
}

// Its code loads when the pointer or the focus reaches a card.
const CardScore = late<CardScoreProps>(() => import('./card-score.js'));

/** The actions of a title card: play, watch list, follow, score. A title on the watch list can be marked as watched. */
export function useCardActions(titleId: string, playTo: string | undefined): QuickActionsProps {
  const { marks, toggle } = useTitleMarks(titleId);
  return {
    ...(playTo && { playTo }),
    inList: marks?.inWatchList ?? false,
    onToggleList: () => toggle('WATCH_LIST'),
    ...(marks?.inWatchList && {
      watched: marks.entryWatched,
      onToggleWatched: () => toggle('ENTRY_WATCHED'),
    }),
    followed: marks?.followed ?? false,
    onToggleFollow: () => toggle('FOLLOWED'),
    // The other actions stay without it.
    more: () => <CardScore titleId={titleId} instead={() => <></>} />,
  };
}

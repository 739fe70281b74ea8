import type { ReactNode } from 'react';
import { FailedPlayer } from '../features/player/components/failed-player.js';
import { PlayerFrame } from '../features/player/components/player-frame.js';
import { SourcePicker } from '../features/player/components/source-picker.js';
import { loadShaka } from '../features/player/load-shaka.js';
import type { PlayerRemote } from '../features/player/player-control.js';
import type { WatchedPage } from '../features/watch/watched-page.js';
import { usePreRoll } from '../features/watch/hooks/use-pre-roll.js';
import { useResume } from '../features/watch/hooks/use-resume.js';
import type { Place } from '../features/watch/place.js';
import { watchTexts } from '../features/watch/texts.js';
import { late } from '../components/lazy-open.js';
import { useViewer } from '../lib/viewer.js';

// The player and its library load only on pages that play something.
const WiredPlayer = late(() => import('./wired-player.js'));

/** Loads the code of the player before it is shown. A failure is not an error: the player loads it again. */
export const preloadPlayer = (): void => {
  WiredPlayer.preload().catch(() => undefined);
  loadShaka().catch(() => undefined);
};

export interface EpisodePlayerProps {
  page: WatchedPage;
  place: Place;
  /** A room that watches together: it controls the player, and decides where to start and what comes next. */
  room?:
    | {
        remote: PlayerRemote;
        startAt: number;
        /** The source for a member who has not chosen a group. */
        sourceHash: string | undefined;
        onNext?: (() => void) | undefined;
      }
    | undefined;
  /** Rendered on the picture, below the controls. */
  overlay?: ReactNode;
  /** Rendered between the picture and the list of its sources. */
  children: ReactNode;
}

/** An episode's player, once the adverts before it and the start position are known. */
export function EpisodePlayer(props: EpisodePlayerProps) {
  const { page, children } = props;
  const { title, episode, sources } = page;
  const member = useViewer().state === 'member';
  const resume = useResume(episode.id, title.id);
  const adverts = usePreRoll(title.id);
  const poster = episode.image ?? title.backdrop ?? undefined;
  // The same size as the player that replaces it, so that the layout does not move.
  const around = (frame: ReactNode) => (
    <>
      {frame}
      {children}
      <SourcePicker groups={sources?.groups ?? []} member={member} current={undefined} />
    </>
  );
  const waiting = around(<PlayerFrame label={watchTexts.loading} poster={poster} />);
  if (!resume.ready || !adverts.ready) return waiting;
  return (
    <WiredPlayer
      standIn={waiting}
      instead={(again) => around(<FailedPlayer onRetry={again} />)}
      {...props}
      resume={resume}
      adverts={adverts}
      poster={poster}
    />
  );
}

import { Button } from '../../../components/ui/button.js';
import type { NextEpisode, NextEpisodeEvent } from '../next-episode.js';
import { playerTexts } from '../texts.js';

interface Props {
  state: NextEpisode;
  dispatch: (event: NextEpisodeEvent) => void;
  /** Label of the next episode: '1. Sezon 4. Bölüm'. */
  title: string;
  /** Its still. */
  picture?: string | undefined;
}

/**
 * Offers the next episode at the end of this one, or asks whether the viewer is still watching. On a phone it stands beside the
 * back link.
 */
export function NextCard({ state: { phase, left }, dispatch, title, picture }: Props) {
  if (phase !== 'counting' && phase !== 'asking') return null;
  const asking = phase === 'asking';
  return (
    <section
      aria-label={playerTexts.nextCard}
      data-corner=""
      className="player-next fade-in absolute z-10 grid gap-3 rounded-2xl border border-line bg-surface/95 p-4 shadow-lift max-sm:top-2 max-sm:right-2 max-sm:left-12 max-sm:gap-1 max-sm:p-2 sm:right-5 sm:bottom-28 sm:w-88"
    >
      <div className="flex items-center gap-3">
        {picture && (
          <img
            src={picture}
            alt=""
            width={640}
            height={360}
            className="aspect-video w-28 shrink-0 rounded-lg object-cover max-sm:hidden"
          />
        )}
        <div className="min-w-0">
          <p role="status" className="text-sm text-muted">
            {asking ? playerTexts.stillThere : playerTexts.nextCard}
          </p>
          <p className="line-clamp-2 font-semibold">{title}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => dispatch({ type: 'accepted' })}>
          {asking ? playerTexts.goOn : <span className="tabular">{playerTexts.nextIn(left)}</span>}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => dispatch({ type: 'cancelled' })}>
          {playerTexts.cancel}
        </Button>
      </div>
    </section>
  );
}

import { Button } from '../../../components/ui/button.js';
import type { NextEpisode, NextEpisodeEvent } from '../next-episode.js';
import { playerTexts } from '../texts.js';

interface Props {
  state: NextEpisode;
  dispatch: (event: NextEpisodeEvent) => void;
  /** What comes next: '1. Sezon 4. Bölüm'. */
  title: string;
}

/** Offers the next episode at the end of this one, or asks whether anyone is still there. */
export function NextCard({ state: { phase, left }, dispatch, title }: Props) {
  if (phase !== 'counting' && phase !== 'asking') return null;
  const asking = phase === 'asking';
  return (
    <section
      aria-label={playerTexts.nextCard}
      className="fade-in absolute right-3 bottom-14 z-10 grid w-[min(20rem,calc(100%-1.5rem))] gap-3 rounded-2xl border border-line bg-surface/95 p-4 shadow-lift sm:right-5 sm:bottom-22"
    >
      <div>
        <p role="status" className="text-sm text-muted">
          {asking ? playerTexts.stillThere : playerTexts.nextCard}
        </p>
        <p className="font-semibold">{title}</p>
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

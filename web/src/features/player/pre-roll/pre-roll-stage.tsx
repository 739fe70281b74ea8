import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { playerTexts } from '../texts.js';
import { AdvertPicture } from './advert-picture.js';
import { secondsLeft, secondsToSkip, type PreRoll } from './pre-roll.js';
import { usePreRoll, type AdvertMoment } from './use-pre-roll.js';

interface Props {
  preRoll: Pick<PreRoll, 'variant' | 'adverts'>;
  onMoment: (advertId: string, moment: AdvertMoment) => void;
  /** Called when no advert remains. `begun`: whether any was started. */
  onDone: (begun: boolean) => void;
}

/** The adverts before an episode, shown over the waiting player. */
export function PreRollStage({ preRoll: placement, onMoment, onDone }: Props) {
  const begun = useRef(false);
  const [preRoll, dispatch] = usePreRoll(placement, { onMoment, onDone: () => onDone(begun.current) });
  const { phase, adverts } = preRoll;
  const advert = adverts[0];
  const skip = useRef<HTMLButtonElement>(null);
  const running = phase === 'running';
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the skip button.
    if (running) skip.current?.focus({ preventScroll: true });
  }, [running]);
  if (!advert) return null;
  const wait = secondsToSkip(preRoll);
  const start = () => {
    begun.current = true;
    dispatch({ type: 'started' });
  };
  return (
    <section
      aria-label={playerTexts.advert}
      data-testid="pre-roll"
      data-phase={phase}
      data-advert={advert.id}
      className="absolute inset-0 z-20 grid bg-black"
    >
      <AdvertPicture key={advert.id} advert={advert} running={running} dispatch={dispatch} />
      {running && (
        <a
          href={advert.link}
          target="_blank"
          rel="noopener sponsored"
          aria-label={playerTexts.openAdvert}
          onClick={() => onMoment(advert.id, 'CLICK')}
          className="absolute inset-0 -outline-offset-4"
        />
      )}
      <p className="pointer-events-none absolute top-3 left-3 flex items-center gap-2 rounded-full bg-black/75 px-3 py-1 text-sm font-semibold sm:top-5 sm:left-5">
        <span>{playerTexts.advert}</span>
        {running && (
          <span role="timer" aria-label={playerTexts.advertTime} className="tabular text-muted">
            {secondsLeft(preRoll)}
          </span>
        )}
      </p>
      {running ? (
        <div className="absolute right-3 bottom-4 sm:right-6 sm:bottom-8">
          <Button
            ref={skip}
            variant="quiet"
            aria-disabled={wait > 0 || undefined}
            onClick={() => {
              if (wait > 0) return;
              onMoment(advert.id, 'SKIP');
              dispatch({ type: 'skipped', advertId: advert.id });
            }}
          >
            <span className="tabular">{wait > 0 ? playerTexts.skipIn(wait) : playerTexts.skipAdvert}</span>
          </Button>
        </div>
      ) : (
        <button
          type="button"
          aria-label={playerTexts.startAdvert}
          onClick={start}
          className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-accent text-on-accent shadow-lift transition-transform hover:scale-105 sm:size-22"
        >
          <Icon name="play" size={40} solid />
        </button>
      )}
    </section>
  );
}

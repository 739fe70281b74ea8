import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { serverClock } from '../../../lib/server-clock.js';
import { queueTexts as texts } from '../queue-texts.js';

const TICK_MS = 250;

const secondsUntil = (nextMs: number): number =>
  Math.max(0, Math.ceil((nextMs - (serverClock.now() ?? nextMs)) / 1_000));

interface Props {
  /** When the next episode starts, by the server's clock in ms. */
  nextMs: number;
  name: string;
  /** Absent for plain members. */
  onStart?: (() => void) | undefined;
  onStop?: (() => void) | undefined;
}

/** The countdown to the next episode of the queue, the same in every open page of the room. */
export function NextCountdown({ nextMs, name, onStart, onStop }: Props) {
  const [left, setLeft] = useState(() => secondsUntil(nextMs));
  useEffect(() => {
    const look = () => setLeft(secondsUntil(nextMs));
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [nextMs]);
  return (
    <section
      aria-label={texts.next(name)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-accent bg-surface p-4"
    >
      <div className="min-w-0">
        <p role="status" className="font-semibold break-words">
          {texts.next(name)}
        </p>
        {/* Not announced each second. */}
        <p className="tabular text-sm text-muted" role="timer">
          {texts.startsIn(left)}
        </p>
      </div>
      {onStart && onStop && (
        <div className="flex gap-2">
          <Button size="sm" variant="outline" onClick={onStop}>
            {texts.stop}
          </Button>
          <Button size="sm" onClick={onStart}>
            {texts.startNow}
          </Button>
        </div>
      )}
    </section>
  );
}

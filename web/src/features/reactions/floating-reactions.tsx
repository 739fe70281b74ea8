import { useEffect, useRef, useState } from 'react';
import { formatCompact } from '../../lib/turkish.js';
import { reactionSigns } from '../../lib/reaction-signs.js';
import type { ReactionFeed } from './reaction-feed.js';
import { wantsLessMotion } from '../../lib/less-motion.js';

/** More would cover the picture; the oldest ones go first. */
const MOST_SHOWN = 18;
/** Places side by side, so that reactions of one moment do not cover each other. */
const LANES = 3;

interface Floating {
  id: number;
  sign: string;
  count: number;
}

const signs = new Map(reactionSigns.map(({ kind, sign }) => [kind, sign]));

/**
 * Reactions that rise at the right edge of the picture, above the subtitles. They are a decoration: hidden from screen readers and from
 * the pointer, and not shown to viewers who ask for less motion.
 */
export function FloatingReactions({ feed }: { feed: ReactionFeed }) {
  const [shown, setShown] = useState<readonly Floating[]>([]);
  const made = useRef(0);
  useEffect(
    () =>
      feed.subscribe((burst) => {
        if (wantsLessMotion()) return;
        const risen = burst.map(({ reaction, count }) => ({
          id: (made.current += 1),
          sign: signs.get(reaction) ?? '',
          count,
        }));
        setShown((before) => [...before, ...risen].slice(-MOST_SHOWN));
      }),
    [feed],
  );
  return (
    <div
      aria-hidden="true"
      data-testid="floating-reactions"
      className="pointer-events-none absolute z-10 top-2 right-2 bottom-[28%] w-36 overflow-hidden sm:right-4 sm:w-58"
    >
      {shown.map(({ id, sign, count }) => (
        <span
          key={id}
          className="floating-reaction"
          style={{ right: `${(id % LANES) * 33}%` }}
          onAnimationEnd={() => setShown((before) => before.filter((one) => one.id !== id))}
        >
          {sign}
          {count > 1 && <span className="tabular ml-0.5 text-sm font-semibold">{formatCompact(count)}</span>}
        </span>
      ))}
    </div>
  );
}

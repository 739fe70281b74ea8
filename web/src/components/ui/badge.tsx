import type { ReactNode } from 'react';
import { classes } from './classes.js';

type Tone = 'plain' | 'accent' | 'live' | 'new';

const tones: Record<Tone, string> = {
  plain: 'bg-raised text-muted',
  accent: 'bg-accent text-on-accent',
  live: 'bg-pomegranate-fill text-on-pomegranate',
  new: 'bg-saffron-fill text-on-saffron',
};

/** A small mark: new, live, a genre, a count. */
export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classes(
        'tabular inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

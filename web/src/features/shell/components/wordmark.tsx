import { useId } from 'react';
import { shellTexts } from '../texts.js';

/** Letters of Bricolage Grotesque (SIL OFL). The dot of the i is a projector lamp that lights the word. */
const letters =
  'M55 3Q41 3 31-1 20-4 14-11T6-28t0-21l34-3q-1 8 1 15 1 6 5 10 3 4 10 4 5 0 8-3 4-2 4-8t-3-10-9-7l-13-6-15-6-12-7q-5-5-8-11-4-6-4-15 0-13 6-21 6-9 17-13 11-5 26-5t26 5 17 15 4 28l-32 4-1-13q-2-6-5-9-4-3-9-3-6 0-9 3t-3 8 3 7q2 3 7 5l12 5 15 7q7 3 13 8t10 12q4 8 4 18 0 11-6 20-5 8-16 13T55 3m110 0q-16 0-26-5-11-5-17-14t-9-21-3-26 3-27 9-23 16-16 25-6 25 5q10 6 16 15 6 10 7 24 2 13 0 29l-76 2v-19l44-1-4 12q2-12 1-21-1-8-4-12t-9-4-9 5-4 13-2 20q0 22 4 32t13 10q4 0 7-2l4-6 1-8v-10l36 3v17q-2 9-7 17T191-1t-26 4m96 34-16-2q-8-1-15-4-8-3-13-7l10-35q6 7 15 11 8 3 17 3 10 0 17-5 7-4 10-14 4-9 4-23l1-19h-3q0 18-5 28-4 11-12 16-7 5-17 5-11 0-18-7-8-6-11-18-4-13-4-32v-66h38v57q0 17 3 24 3 8 9 8 4 0 7-3l4-8 2-12v-66h39v91l-2 18q-1 11-5 21-3 10-10 19t-18 15-27 5m72-37v-132h39V0Zm50 0v-132h34v51h2q1-20 5-32 4-11 10-16 7-4 14-4h5l4 2-1 42-6-2h-6q-7 0-12 3-5 4-8 12-2 8-2 20V0Z';

/** The site's logo. `height` of the whole drawing in pixels. */
export function Wordmark({ height = 38 }: { height?: number }) {
  const light = useId();
  return (
    <svg
      role="img"
      aria-label={shellTexts.siteName}
      viewBox="0 -200 463 240"
      height={height}
      width={(height * 463) / 240}
    >
      <defs>
        <linearGradient id={light} x1="1" x2="0">
          <stop offset="0" stopColor="var(--saffron)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--saffron)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M350-168 5-200v55Z" fill={`url(#${light})`} />
      <path d={letters} fill="currentColor" />
      <circle cx="352" cy="-167" r="23" fill="var(--saffron)" />
    </svg>
  );
}

import type { Chapter } from '../chapters.js';
import type { Act } from '../hooks/use-act.js';
import { playTime } from '../play-time.js';

interface Props {
  parts: readonly Chapter[];
  /** Start of the playing part, in seconds. */
  at: number;
  act: Act;
}

/** The parts of the episode as a list; a press goes to the start of one. */
export function ChapterPage({ parts, at, act }: Props) {
  return (
    <ul className="grid">
      {parts.map(({ name, start }) => (
        <li key={`${name} ${start}`}>
          <button
            type="button"
            aria-current={start === at || undefined}
            onClick={() => act({ is: 'seek', to: start })}
            className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left hover:bg-raised aria-[current]:font-semibold aria-[current]:text-accent-text"
          >
            <span className="min-w-0 flex-1">{name}</span>
            <span className="tabular text-sm text-muted">{playTime(start)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

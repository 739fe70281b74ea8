import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { useToast } from '../../../components/ui/toast.js';
import { formatCompact } from '../../../lib/turkish.js';
import { Sign } from '../../attachments/sign.js';
import { actionTexts } from '../action-texts.js';
import { MOST_CLAPS } from '../clap-batches.js';
import { useClaps } from '../hooks/use-claps.js';
import type { FlowPost } from '../post.js';

/** A press that is held this long repeats the clap; a scroll that begins on the button has ended by then. */
const HOLD_MS = 350;
/** Interval between two claps of a held press. */
const EACH_MS = 90;

/** The clap button: one clap per press, repeated while it is held. A ring shows how many of the 50 claps are given. */
export function ClapButton({ post }: { post: FlowPost }) {
  const { count, own, clap } = useClaps(post);
  const toast = useToast();
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(clap);
  latest.current = clap;
  /** The click at the end of a hold is not a further clap. */
  const held = useRef(false);

  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const goOn = () => {
    held.current = true;
    const counted = latest.current();
    setHolding(counted);
    if (counted) timer.current = setTimeout(goOn, EACH_MS);
  };
  const start = (button: number) => {
    held.current = false;
    clearTimeout(timer.current);
    if (button === 0) timer.current = setTimeout(goOn, HOLD_MS);
  };
  const onClick = (event: MouseEvent) => {
    stop();
    // A click without a pointer has `detail` 0: keys and screen readers.
    const endsHold = held.current && event.detail > 0;
    held.current = false;
    if (endsHold) return;
    if (own >= MOST_CLAPS) toast.show({ text: actionTexts.clapsFull });
    else clap();
  };
  return (
    <button
      type="button"
      aria-label={actionTexts.clap(count, own)}
      title={actionTexts.clapHint}
      onPointerDown={(event) => start(event.button)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // A long press is a hold, not a menu.
      onContextMenu={(event) => event.preventDefault()}
      onClick={onClick}
      className={classes(
        'group -ml-2 inline-flex min-h-11 touch-manipulation items-center gap-2 rounded-full pr-3 text-sm font-semibold select-none hover:bg-raised [-webkit-touch-callout:none]',
        own > 0 ? 'text-saffron-text' : 'text-muted',
      )}
    >
      <span
        className={classes(
          'relative grid size-11 place-items-center transition-transform',
          holding ? 'scale-125' : 'group-active:scale-115',
        )}
      >
        <Ring share={own / MOST_CLAPS} />
        {/* A new element for each clap, so that its animation starts again. */}
        <span key={own} className={classes('grid', own > 0 && 'clap')}>
          <Sign name="clap" size={22} />
        </span>
      </span>
      {count > 0 && <span className="tabular">{formatCompact(count)}</span>}
      {holding && (
        <span
          aria-hidden="true"
          className="tabular rounded-full bg-saffron-fill px-2 py-0.5 text-xs text-on-saffron"
        >
          +{own}
        </span>
      )}
    </button>
  );
}

/** The number of claps on an own post. */
export function OwnPostClaps({ count }: { count: number }) {
  return (
    <span className="-ml-2 inline-flex min-h-11 items-center gap-2 pr-3 text-sm font-semibold text-muted">
      <span className="grid size-11 place-items-center">
        <Sign name="clap" size={22} />
      </span>
      <span aria-hidden="true" className="tabular">
        {count > 0 && formatCompact(count)}
      </span>
      <span className="sr-only">{actionTexts.ownClaps(count)}</span>
    </span>
  );
}

const RADIUS = 19;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  if (share === 0) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 44 44" className="absolute inset-0 -rotate-90">
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        fill="none"
        stroke="var(--saffron)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={`${ROUND * share} ${ROUND}`}
        className="transition-[stroke-dasharray]"
      />
    </svg>
  );
}

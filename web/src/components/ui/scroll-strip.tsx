import { type ReactNode, type RefObject, useRef } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';
import { useScrollEdges } from './use-scroll-edges.js';
import { wantsLessMotion } from '../../lib/less-motion.js';

interface Props {
  /** The name of the scrolling element, for the labels of the arrows. */
  label: string;
  /** A key that changes with the content; the width is then measured again. */
  content: string;
  /** The element that scrolls; it gets the reference and the class names. */
  children: (ref: RefObject<HTMLDivElement | null>, className: string) => ReactNode;
}

const scrolls = 'relative flex min-w-0 gap-1 overflow-x-auto scroll-px-12 [scrollbar-width:none]';

/** A strip of tabs or links that scrolls sideways if it does not fit: its edge then fades and has an arrow. */
export function ScrollStrip({ label, content, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useScrollEdges(strip, content, { atStart: true, atEnd: true });
  const turn = (direction: 1 | -1) => {
    const still = wantsLessMotion();
    const left = direction * (strip.current?.clientWidth ?? 0) * 0.75;
    strip.current?.scrollBy({ left, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <div className="relative min-w-0 border-b border-line">
      {children(
        strip,
        classes(
          scrolls,
          !atStart && 'mask-l-from-[calc(100%-6rem)] mask-l-to-[calc(100%-2.5rem)]',
          !atEnd && 'mask-r-from-[calc(100%-6rem)] mask-r-to-[calc(100%-2.5rem)]',
        ),
      )}
      {!atStart && <Arrow side="left" label={`${label}: ${uiTexts.previous}`} onClick={() => turn(-1)} />}
      {!atEnd && <Arrow side="right" label={`${label}: ${uiTexts.next}`} onClick={() => turn(1)} />}
    </div>
  );
}

/** No stop of the Tab key: the keyboard reaches every part of the strip, and the strip follows the focus. */
function Arrow({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
      className={classes(
        'absolute top-0.5 grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text',
        side === 'left' ? 'left-0' : 'right-0',
      )}
    >
      <Icon name={side} size={18} />
    </button>
  );
}

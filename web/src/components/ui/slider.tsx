import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.js';
import { FarRow, useFarRow } from './far-rows.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';
import { useSlider } from './use-slider.js';

/** Sets the number of visible slides by width: see styles/slides.css. */
export type SliderKind = 'title' | 'serial' | 'collection' | 'first-movies';

/** The most slides that a row of each kind shows at once: those of wide screens in styles/slides.css. */
const mostShown: Record<SliderKind, number> = { title: 6, serial: 5, collection: 6, 'first-movies': 4 };

interface Props {
  title: string;
  kind?: SliderKind;
  slides: readonly { key: string; content: ReactNode }[];
  /** Link to the page with the whole list. */
  all?: { to: string; label: string };
  /** Rendered before the arrows. */
  actions?: ReactNode;
  /** Called when the last slides come into view; absent if there are no more pages. */
  onEnd?: (() => void) | undefined;
  /** Skeletons of the slides that are loading. */
  waiting?: ReactNode;
  level?: 'h2' | 'h3';
  /** The row starts below the first view: its cards are short until it comes near. */
  below?: boolean;
}

const arrow =
  'grid size-10 place-items-center rounded-full border border-control transition-[background-color,opacity] hover:bg-raised disabled:opacity-35';

/**
 * A horizontally scrolling row of slides with arrows and keys. The cards beyond the first view are short until the viewer turns to
 * the row: with the pointer, a finger, the focus, or by scrolling.
 */
export function Slider(props: Props) {
  const { title, kind = 'title', slides, all, actions, onEnd, waiting, level: Heading = 'h2' } = props;
  const id = useId();
  const { row: section, isFar } = useFarRow<HTMLElement>(props.below ?? false);
  const row = useSlider(slides.length, onEnd, `${kind}:${title}`);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const turnTo = () => setTurnedTo(true);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      onPointerEnter={turnTo}
      onFocus={turnTo}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div
        className={classes('flex min-h-10 items-end justify-between gap-4', Boolean(actions) && 'flex-wrap')}
      >
        <Heading id={id} className="text-2xl">
          {title}
        </Heading>
        <div className="flex shrink-0 items-center gap-2">
          {actions}
          {all && (
            <Link
              to={all.to}
              className="mr-1 inline-flex min-h-10 items-center text-sm font-semibold text-accent-text hover:underline"
            >
              {all.label}
            </Link>
          )}
          {/* A row far from the view has no arrows yet: its line keeps their height. */}
          {!isFar && <Arrows title={title} row={row} />}
        </div>
      </div>
      {/* The padding leaves room for a lifted card and its focus ring. */}
      <ul
        ref={row.list}
        onKeyDown={row.onKeyDown}
        onScroll={turnTo}
        data-kind={kind}
        className="slides -m-2 scroll-px-2 p-2"
      >
        {slides.map((slide, place) => (
          <FarRow key={slide.key} value={isFar || (!isTurnedTo && place >= mostShown[kind])}>
            <li>{slide.content}</li>
          </FarRow>
        ))}
        {waiting}
      </ul>
    </section>
  );
}

function Arrows({ title, row }: { title: string; row: ReturnType<typeof useSlider> }) {
  return (
    <div className={classes('hidden gap-2', !(row.atStart && row.atEnd) && 'sm:flex')}>
      <button
        type="button"
        className={arrow}
        disabled={row.atStart}
        onClick={() => row.turn(-1)}
        aria-label={`${title}: ${uiTexts.previous}`}
      >
        <Icon name="left" size={18} />
      </button>
      <button
        type="button"
        className={arrow}
        disabled={row.atEnd}
        onClick={() => row.turn(1)}
        aria-label={`${title}: ${uiTexts.next}`}
      >
        <Icon name="right" size={18} />
      </button>
    </div>
  );
}

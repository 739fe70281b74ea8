import { Link } from 'react-router';
import { Slider } from '../../../../components/ui/slider.js';
import type { ShelfLinkFragment, ShelfSort } from '../../../../generated/types.js';
import { catalogueTexts } from '../../texts.js';
import { FailedRow } from './failed-row.js';

interface Props {
  sort: ShelfSort;
  /** Null while the catalogue does not answer. */
  shelves: readonly ShelfLinkFragment[] | null | undefined;
  onRetry: () => void;
}

/** Genres or networks of the whole site (U-24: six of them, two on small screens). */
export function ShelfRow({ sort, shelves, onRetry }: Props) {
  const title = catalogueTexts.shelves[sort];
  if (!shelves) return <FailedRow title={title} onRetry={onRetry} />;
  if (shelves.length === 0) return null;
  return (
    <Slider
      title={title}
      kind="collection"
      slides={shelves.map((shelf, place) => ({
        key: shelf.slug,
        content: <ShelfCard shelf={shelf} light={lights[place % lights.length] ?? ''} />,
      }))}
    />
  );
}

/** Each card has another light colour. */
const lights = ['[--light:var(--accent)]', '[--light:var(--saffron)]', '[--light:var(--pomegranate)]'];

function ShelfCard({
  shelf: { name, path, titleCount },
  light,
}: {
  shelf: ShelfLinkFragment;
  light: string;
}) {
  return (
    <Link
      to={path}
      className={`${light} grid h-28 content-end gap-0.5 rounded-2xl border border-line bg-surface bg-[radial-gradient(120%_110%_at_100%_0,color-mix(in_oklab,var(--light)_34%,transparent),transparent)] p-4 transition-[translate,border-color] hover:-translate-y-1 hover:border-control`}
    >
      <span className="line-clamp-2 font-display text-lg leading-tight font-bold">{name}</span>
      <span className="tabular text-sm text-muted">{catalogueTexts.titleCount(titleCount)}</span>
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Slider, type SliderKind } from '../../../../components/ui/slider.js';
import { useMore } from '../../hooks/use-more.js';
import { RowEnd } from '../row-end.js';
import { FailedRow } from './failed-row.js';

interface Props<Item> {
  title: string;
  kind: SliderKind;
  /** The first page; null if its service does not answer. */
  list: { readonly items: readonly Item[]; readonly last: boolean } | null | undefined;
  load: (
    page: number,
  ) => Promise<{ readonly items: readonly Item[]; readonly last: boolean } | null | undefined>;
  slide: (item: Item, place: number) => ReactNode;
  all?: { to: string; label: string };
  below?: boolean;
  onRetry: () => void;
}

/** A row of the home page; it loads the next page at its end. */
export function Row<Item extends { id: string }>({
  title,
  kind,
  list,
  load,
  slide,
  all,
  below = false,
  onRetry,
}: Props<Item>) {
  const { items, state, pages, last, more } = useMore(list, load, title);
  if (!list) return <FailedRow title={title} onRetry={onRetry} />;
  if (items.length === 0) return null;
  const slides = items.map((item, place) => ({ key: item.id, content: slide(item, place) }));
  return (
    <Slider
      title={title}
      kind={kind}
      slides={slides}
      {...(all && { all })}
      below={below}
      onEnd={last || state === 'failed' ? undefined : more}
      waiting={<RowEnd state={state} last={last && pages > 1} wide={kind === 'serial'} onRetry={more} />}
    />
  );
}

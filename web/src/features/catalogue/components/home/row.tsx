import type { ReactNode } from 'react';
import { EpisodeSkeleton, PosterSkeleton } from '../../../../components/ui/skeleton.js';
import { Slider, type SliderKind } from '../../../../components/ui/slider.js';
import { Button } from '../../../../components/ui/button.js';
import { uiTexts } from '../../../../components/ui/texts.js';
import { useMore } from '../../hooks/use-more.js';
import { catalogueTexts } from '../../texts.js';

interface Props<Item> {
  title: string;
  kind: SliderKind;
  /** The first page; null while the service behind it does not answer. */
  list: { readonly items: readonly Item[]; readonly last: boolean } | null | undefined;
  load: (
    page: number,
  ) => Promise<{ readonly items: readonly Item[]; readonly last: boolean } | null | undefined>;
  slide: (item: Item, place: number) => ReactNode;
  all?: { to: string; label: string };
  onRetry: () => void;
}

/** A row of the home page; at its end the next page comes by itself. */
export function Row<Item extends { id: string }>({
  title,
  kind,
  list,
  load,
  slide,
  all,
  onRetry,
}: Props<Item>) {
  const { items, state, pages, last, more } = useMore(list, load);
  if (!list) return <FailedRow title={title} onRetry={onRetry} />;
  if (items.length === 0) return null;
  const slides = items.map((item, place) => ({ key: item.id, content: slide(item, place) }));
  return (
    <Slider
      title={title}
      kind={kind}
      slides={slides}
      {...(all && { all })}
      onEnd={last || state === 'failed' ? undefined : more}
      waiting={<End state={state} last={last && pages > 1} wide={kind === 'serial'} onRetry={more} />}
    />
  );
}

interface EndProps {
  state: 'idle' | 'loading' | 'failed';
  last: boolean;
  wide: boolean;
  onRetry: () => void;
}

/** What stands behind the last slide: the next ones as skeletons, a fault, or that there are no more. */
function End({ state, last, wide, onRetry }: EndProps) {
  if (state === 'loading') return <li>{wide ? <EpisodeSkeleton /> : <PosterSkeleton />}</li>;
  if (state === 'idle' && !last) return null;
  return (
    <li className="grid content-center justify-items-center gap-3 rounded-poster border border-dashed border-control p-4 text-center text-sm text-muted">
      <p role="status">{state === 'failed' ? catalogueTexts.moreFailed : catalogueTexts.noMore}</p>
      {state === 'failed' && (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </li>
  );
}

function FailedRow({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface px-5 py-4">
        <p className="text-muted">{catalogueTexts.rowFailed}</p>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      </div>
    </section>
  );
}

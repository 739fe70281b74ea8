import { useCallback, useEffect, useRef, useState } from 'react';
import { useKept } from '../../../lib/kept-places.js';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly last: boolean;
}

export interface More<Item> {
  items: readonly Item[];
  state: 'idle' | 'loading' | 'failed';
  /** Number of pages in `items`. */
  pages: number;
  /** True if there are no more pages. */
  last: boolean;
  /** Loads the next page; does nothing while one is loading or if there is none. */
  more: () => void;
}

/**
 * A list whose first page is part of the rendered page; further pages load on request. An item that moved to a later page
 * appears once. `load` takes the page number, from 1. With a `name`, unique on the page, the Back button brings the loaded pages back.
 */
export function useMore<Item extends { id: string }>(
  first: Page<Item> | null | undefined,
  load: (page: number) => Promise<Page<Item> | null | undefined>,
  name?: string,
): More<Item> {
  const kept = useKept<{ items: readonly Item[]; pages: number; last: boolean }>(name);
  const [rest, setRest] = useState(kept.value);
  const keep = useRef(kept.keep);
  useEffect(() => {
    keep.current = kept.keep;
  });
  useEffect(() => {
    if (rest) keep.current(rest);
  }, [rest]);
  const [state, setState] = useState<More<Item>['state']>('idle');
  const busy = useRef(false);
  const pages = rest?.pages ?? 1;
  const last = rest?.last ?? first?.last ?? true;

  const more = useCallback(() => {
    if (busy.current || last) return;
    busy.current = true;
    setState('loading');
    load(pages + 1)
      .then((answer) => {
        if (!answer) throw new Error('no page');
        setRest((old) => ({
          items: [...(old?.items ?? []), ...answer.items],
          pages: pages + 1,
          last: answer.last || answer.items.length === 0,
        }));
        setState('idle');
      })
      .catch(() => setState('failed'))
      .finally(() => (busy.current = false));
  }, [load, pages, last]);

  return { items: distinct([...(first?.items ?? []), ...(rest?.items ?? [])]), state, pages, last, more };
}

function distinct<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}

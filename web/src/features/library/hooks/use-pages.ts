import { useCallback, useEffect, useRef, useState } from 'react';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly count: number;
  readonly last: boolean;
}

export interface Pages<Item> {
  items: readonly Item[];
  /** All there are, by the first answer and each that followed. */
  count: number;
  last: boolean;
  /** Whether a further page was asked for. */
  turned: boolean;
  state: 'first' | 'idle' | 'more' | 'failed' | 'moreFailed';
  /** Asks for what follows `shown` items. */
  more: (shown: number) => void;
  retry: () => void;
}

const nothing = { items: [], count: 0, last: false, turned: false, state: 'first' } as const;

/**
 * A list of one's own, page by page, read anew whenever `load` is another. What was taken off meanwhile moves the rest
 * forward, so the next page is counted from what still stands, and what stands already is left out.
 */
export function usePages<Item extends { id: string }>(
  load: (page: number) => Promise<Page<Item> | null | undefined>,
  size: number,
): Pages<Item> {
  const [list, setList] = useState<Omit<Pages<Item>, 'more' | 'retry'>>(nothing);
  /** Answers to an older question are dropped. */
  const asked = useRef(0);

  const ask = useCallback(
    (page: number, turned: boolean) => {
      const question = ++asked.current;
      setList((old) => (turned ? { ...old, state: 'more' } : { ...nothing, items: [] }));
      load(page).then(
        (answer) => {
          if (question !== asked.current) return;
          if (!answer) return setList((old) => ({ ...old, state: turned ? 'moreFailed' : 'failed' }));
          setList((old) => ({
            items: turned ? joined(old.items, answer.items) : answer.items,
            count: answer.count,
            last: answer.last,
            turned,
            state: 'idle',
          }));
        },
        () => {
          if (question === asked.current)
            setList((old) => ({ ...old, state: turned ? 'moreFailed' : 'failed' }));
        },
      );
    },
    [load],
  );
  const drop = useCallback(() => void asked.current++, []);
  useEffect(() => {
    ask(1, false);
    return drop;
  }, [ask, drop]);

  return {
    ...list,
    more: (shown) => list.state !== 'more' && ask(Math.floor(shown / size) + 1, true),
    retry: () => ask(1, false),
  };
}

const joined = <Item extends { id: string }>(known: readonly Item[], more: readonly Item[]): Item[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
};

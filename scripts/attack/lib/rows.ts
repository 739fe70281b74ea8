import type { Row } from './areas.ts';

const SHOWN = 3;

/**
 * A result row for many attempts of one kind.
 * @param findings the broken promises
 */
export const rowOf = (name: string, tries: number, findings: string[], facts: string = ''): Row => ({
  name,
  tries,
  ok: findings.length === 0,
  detail:
    findings.length === 0
      ? facts
      : `${findings.length} of ${tries}: ${findings.slice(0, SHOWN).join('; ')}${facts && ` (${facts})`}`,
});

/** Runs work on each item with a limited concurrency; the results are in the order of the list. */
export const each = async <T, R>(
  list: readonly T[],
  work: (item: T, at: number) => Promise<R>,
  lanes: number = 8,
): Promise<R[]> => {
  const done: R[] = new Array(list.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < list.length; at = next++) done[at] = await work(list[at] as T, at);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, list.length) }, lane));
  return done;
};

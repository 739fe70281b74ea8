import { kinds } from './kinds.ts';
import type { Reading } from './kind.ts';
import type { Line } from '../journal.ts';

/**
 * Compares the writes of each kind with the stored data.
 * @returns `<kind>Lost` acknowledged but absent, `<kind>Phantom` stored but never written
 */
export const checkKinds = async (reading: Reading, journal: Line[]): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const kind of kinds) {
    const settled = new Set(
      journal.flatMap((line) => (line.t === 'settled' && line.kind === kind.name ? [line.n] : [])),
    );
    const writes = journal.flatMap((line) =>
      line.t === 'intent' && line.kind === kind.name
        ? [{ key: line.key, value: line.value, by: line.by, acknowledged: settled.has(line.n) }]
        : [],
    );
    const { lost, phantom } = await kind.check(reading, writes);
    found[`${kind.name}Lost`] = lost;
    found[`${kind.name}Phantom`] = phantom;
  }
  return found;
};

/**
 * Judges values that are written repeatedly, by key: the stored value must be the last acknowledged one, or a later
 * one without an answer.
 * @returns `lost`: an older value than the acknowledged one; `phantom`: a value that nobody wrote
 */
export const judgeRegisters = ({
  writes,
  kept,
}: {
  /** in the order of their start; those of a key in sequence */
  writes: { key: string; value: string; acknowledged: boolean }[];
  /** values by key; a missing key has the value '' */
  kept: ReadonlyMap<string, string>;
}): { lost: string[]; phantom: string[] } => {
  const byKey = Map.groupBy(writes, ({ key }) => key);
  const lost: string[] = [];
  const phantom = [...kept.keys()].filter((key) => !byKey.has(key));
  for (const [key, all] of byKey) {
    const is = kept.get(key) ?? '';
    const newest = all.findLastIndex(({ acknowledged }) => acknowledged);
    const allowed = all.slice(Math.max(newest, 0)).map(({ value }) => value);
    if (newest === -1) allowed.push('');
    if (allowed.includes(is)) continue;
    const was = is === '' || all.some(({ value }) => value === is);
    (was ? lost : phantom).push(`${key}: ${is || 'nothing'} and not ${allowed.at(0) || 'nothing'}`);
  }
  return { lost, phantom };
};

/**
 * The same for values that may exist before the run: only keys with an acknowledged write are judged, because before it the
 * earlier value may still be stored.
 */
export const judgeKnown = ({ writes, kept }: Parameters<typeof judgeRegisters>[0]) => {
  const known = new Set(writes.filter(({ acknowledged }) => acknowledged).map(({ key }) => key));
  return judgeRegisters({
    writes: writes.filter(({ key }) => known.has(key)),
    kept: new Map([...kept].filter(([key]) => known.has(key))),
  });
};

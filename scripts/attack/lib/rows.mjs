const SHOWN = 3;

/**
 * A row for many attempts of one kind.
 * @param {string} name @param {number} tries @param {string[]} findings what did not hold @param {string} [facts]
 * @returns {import('./areas.mjs').Row}
 */
export const rowOf = (name, tries, findings, facts = '') => ({
  name,
  tries,
  ok: findings.length === 0,
  detail:
    findings.length === 0
      ? facts
      : `${findings.length} of ${tries}: ${findings.slice(0, SHOWN).join('; ')}${facts && ` (${facts})`}`,
});

/**
 * Runs work on each of a list, so many side by side; answers in the order of the list.
 * @template T, R
 * @param {readonly T[]} list @param {(item: T, at: number) => Promise<R>} work @param {number} [lanes]
 * @returns {Promise<R[]>}
 */
export const each = async (list, work, lanes = 8) => {
  /** @type {R[]} */
  const done = new Array(list.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < list.length; at = next++) done[at] = await work(list[at], at);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, list.length) }, lane));
  return done;
};

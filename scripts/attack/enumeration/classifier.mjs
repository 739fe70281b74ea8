/**
 * How well a single threshold tells two kinds of durations apart: found on every other pair, tried on the rest.
 * 50 % is what a guess finds.
 * @param {readonly number[]} known in ms @param {readonly number[]} unknown in ms
 */
export const classify = (known, unknown) => {
  const every = (/** @type {readonly number[]} */ list, /** @type {number} */ rest) =>
    list.filter((_, at) => at % 2 === rest);
  const training = [
    ...every(known, 0).map((ms) => ({ ms, isKnown: true })),
    ...every(unknown, 0).map((ms) => ({ ms, isKnown: false })),
  ].sort((a, b) => a.ms - b.ms);
  let best = { right: 0, threshold: 0, knownIsSlower: true };
  for (const { ms: threshold } of training)
    for (const knownIsSlower of [true, false]) {
      const right = training.filter(
        ({ ms, isKnown }) => (ms > threshold === knownIsSlower) === isKnown,
      ).length;
      if (right > best.right) best = { right, threshold, knownIsSlower };
    }
  const trial = (/** @type {readonly number[]} */ list, /** @type {boolean} */ isKnown) =>
    every(list, 1).filter((ms) => (ms > best.threshold === best.knownIsSlower) === isKnown).length;
  const asked = every(known, 1).length + every(unknown, 1).length;
  return {
    share: (trial(known, true) + trial(unknown, false)) / asked,
    differMs: median(known) - median(unknown),
  };
};

/** @param {readonly number[]} list */
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

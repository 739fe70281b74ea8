/** @param share 0 to 1 */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values: number[]) => quantile(values, 0.5);

/** @returns ms */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

/** The contract of a newer service may have values that are unknown here; the schema leaves out UNSPECIFIED. */
const isKnown = (of: Readonly<Record<number, string>>, value: number): boolean =>
  value !== 0 && of[value] !== undefined;

/** The value of a nullable field; undefined if the schema does not have it. */
export const known = <V extends number>(of: Readonly<Record<number, string>>, value: V): V | undefined =>
  isKnown(of, value) ? value : undefined;

/** For non-null fields: an unknown value becomes `otherwise`. */
export const knownOr = <V extends number>(of: Readonly<Record<number, string>>, value: V, otherwise: V): V =>
  known(of, value) ?? otherwise;

/** Leaves out unknown values. */
export const knownOf = <V extends number>(of: Readonly<Record<number, string>>, values: readonly V[]): V[] =>
  values.filter((value) => isKnown(of, value));

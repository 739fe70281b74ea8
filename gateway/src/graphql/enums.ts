/** Contract enums are numbers, the schema's are names; UNSPECIFIED is what the schema leaves out. */
export const nameOf = <N extends string>(of: Record<number, string>, value: number): N | undefined => {
  const name = of[value];
  return name === undefined || name.endsWith('UNSPECIFIED') ? undefined : (name as N);
};

/** For fields that cannot be null: what the contract does not say is taken as `otherwise`. */
export const nameOr = <N extends string>(of: Record<number, string>, value: number, otherwise: N): N =>
  nameOf<N>(of, value) ?? otherwise;

/** What is not known to the schema is left out. */
export const namesOf = <N extends string>(of: Record<number, string>, values: readonly number[]): N[] =>
  values.flatMap((value) => nameOf<N>(of, value) ?? []);

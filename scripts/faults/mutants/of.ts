/** A change at one place of a layer, like a careless edit, and the test that must then fail. */
export interface Mutant {
  name: string;
  layer: string;
  /** the resulting bug */
  says: string;
  /** the source, below the repository's root */
  module: string;
  /** occurs exactly once in it */
  find: string;
  replace: string;
  /** the package with the test, below the repository's root */
  package: string;
  /** the file of the test, below the package */
  test: string;
  /** the name of the test, or its start */
  sees: string;
}

type Change = { name: string; says: string; find: string; replace: string; sees: string; test?: string };

/**
 * The mutants of one source.
 * @param where `module` and `test` below the package; a change may name another test
 */
export const mutantsOf = (
  where: Pick<Mutant, 'layer' | 'package' | 'module' | 'test'>,
  changes: Change[],
): Mutant[] => changes.map((change) => ({ ...where, ...change, module: `${where.package}/${where.module}` }));

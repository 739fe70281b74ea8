/** A fault of a line, with the expected value. */
export interface Problem {
  readonly line: number;
  /** `people.0.role`; empty for the whole line. */
  readonly field: string;
  readonly expected: string;
}

/** The file was refused; nothing was written. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  }
}

/** One line per problem, in the order of the file. */
export const describeProblems = (problems: readonly Problem[]): string =>
  [...problems]
    .sort((left, right) => left.line - right.line)
    .map(({ line, field, expected }) => `line ${line}${field && `, ${field}`}: ${expected}`)
    .join('\n');

/** How many connections read for themselves at each wake of a subject. */
export interface Crowds {
  join(subject: string): Crowd;
}

export interface Crowd {
  /** A random wait in ms before a read, so that a large crowd does not read all at once. */
  spreadMs(): number;
  leave(): void;
}

/** Reads a second that a wake may cause: each takes some milliseconds of the one thread, and of the database. */
const READS_A_SECOND = 100;
const LONGEST_MS = 15_000;

export const createCrowds = (): Crowds => {
  const sizes = new Map<string, number>();
  const move = (subject: string, by: 1 | -1): void => {
    const size = (sizes.get(subject) ?? 0) + by;
    if (size > 0) sizes.set(subject, size);
    else sizes.delete(subject);
  };
  return {
    join(subject) {
      move(subject, 1);
      let isIn = true;
      return {
        spreadMs: () =>
          Math.random() * Math.min(LONGEST_MS, ((sizes.get(subject) ?? 1) - 1) * (1_000 / READS_A_SECOND)),
        leave() {
          if (isIn) move(subject, -1);
          isIn = false;
        },
      };
    },
  };
};

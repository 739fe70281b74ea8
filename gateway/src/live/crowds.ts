/** Counts the connections that read for themselves at each wake of a subject. */
export interface Crowds {
  join(subject: string): Crowd;
}

export interface Crowd {
  /** A random delay in ms before a read, so that a large crowd does not read at once. */
  spreadMs(): number;
  /** The maximum delay. */
  mostMs(): number;
  leave(): void;
}

/** Reads per second that a wake may cause: each takes some milliseconds of the single thread and of the database. */
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
      const size = () => sizes.get(subject) ?? 0;
      const mostMs = () => Math.min(LONGEST_MS, Math.max(0, size() - 1) * (1_000 / READS_A_SECOND));
      return {
        mostMs,
        spreadMs: () => Math.random() * mostMs(),
        leave() {
          if (isIn) move(subject, -1);
          isIn = false;
        },
      };
    },
  };
};

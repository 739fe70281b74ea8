/** All addresses of 127.0.0.0/8 are this machine, so a flood can come from many of them. The bystander uses 127.0.0.1. */
export const oneAddress = () => '127.1.0.1';

/** @returns the address of a connection */
export const manyAddresses =
  (count: number): ((index: number) => string) =>
  (index) =>
    `127.2.${Math.floor((index % count) / 250)}.${1 + ((index % count) % 250)}`;

/** Counts the answers that a flood got, by status or code. */
export const createTally = () => {
  const counts: Record<string, number> = {};
  return {
    counts,
    add(key: string) {
      counts[key] = (counts[key] ?? 0) + 1;
    },
  };
};

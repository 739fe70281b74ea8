/** All of 127.0.0.0/8 is this machine, so a flood can come from many addresses. The bystander has 127.0.0.1. */
export const oneAddress = () => '127.1.0.1';

/** @param {number} count @returns {(index: number) => string} the address of a connection */
export const manyAddresses = (count) => (index) =>
  `127.2.${Math.floor((index % count) / 250)}.${1 + ((index % count) % 250)}`;

/** Counts by key, for what a flood was answered. */
export const createTally = () => {
  /** @type {Record<string, number>} */
  const counts = {};
  return {
    counts,
    /** @param {string} key */
    add(key) {
      counts[key] = (counts[key] ?? 0) + 1;
    },
  };
};

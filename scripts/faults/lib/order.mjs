/**
 * Events that were applied before an earlier one of their key, or not at all behind one, as `key version`.
 * @param {Awaited<ReturnType<import('../../lib/tables.mjs').Tables['appliedComments']>>} events in the order in which they were written
 */
export const outOfOrder = (events) =>
  [...Map.groupBy(events, ({ key }) => key)].flatMap(([key, own]) =>
    own.flatMap(({ version, appliedAt }, at) => {
      const before = own[at - 1];
      if (!before) return [];
      const inOrder =
        before.version < version && before.appliedAt && appliedAt && before.appliedAt <= appliedAt;
      return inOrder ? [] : [`${key} ${version}`];
    }),
  );

import type { Tables } from '../../lib/tables.ts';

/**
 * Events that were applied before an earlier event of their key, or skipped although a later one was applied, as `key version`.
 * @param events in the order in which they were written
 */
export const outOfOrder = (events: Awaited<ReturnType<Tables['appliedComments']>>) =>
  [...Map.groupBy(events, ({ key }) => key)].flatMap(([key, own]) =>
    own.flatMap(({ version, appliedAt }, at) => {
      const before = own[at - 1];
      if (!before) return [];
      const inOrder =
        before.version < version && before.appliedAt && appliedAt && before.appliedAt <= appliedAt;
      return inOrder ? [] : [`${key} ${version}`];
    }),
  );

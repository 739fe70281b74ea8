import { statement, type UnitOfWork } from '@seyir/kit';

const next = statement<{ readonly version: number }>(
  `SELECT nextval('notice_version')::integer AS version FROM generate_series(1, $1::integer)`,
);

/**
 * Rising versions for notices, which have no rows of their own: changes of one notice wait for each other on the rows of its cause.
 */
export const noticeVersions =
  (unitOfWork: UnitOfWork) =>
  async (count: number): Promise<number[]> =>
    (await next.all(unitOfWork, [count])).map(({ version }) => version);

import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { Queryable } from './statement.js';

/** The repository methods that stores use: each call is one statement. `save` is left out, because it reads first. */
export type Rows<Row extends ObjectLiteral> = Pick<
  Repository<Row>,
  'insert' | 'update' | 'upsert' | 'delete' | 'find' | 'findBy' | 'findOne' | 'findOneBy' | 'existsBy'
>;

/** Inserts the rows that collide with no existing row on a unique key, and returns their number. */
export const insertMissing = async <Row extends ObjectLiteral>(
  { manager }: Queryable,
  entity: EntityTarget<Row>,
  rows: Parameters<Repository<Row>['insert']>[0],
): Promise<number> => {
  const { primaryColumns } = manager.dataSource.getMetadata(entity);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .orIgnore()
    .returning(primaryColumns.map(({ propertyName }) => propertyName))
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length;
};

import 'reflect-metadata';
import type { DataSource, EntityMetadata } from 'typeorm';
import { createDataSource, migrate, type Entities, type Migrations } from '../store/data-source.js';
import { statement } from '../store/statement.js';
import { testPostgres } from './postgres.js';

type ColumnMetadata = EntityMetadata['columns'][number];

interface Column {
  readonly table: string;
  readonly name: string;
  /** In PostgreSQL's spelling: `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly inKey: boolean;
}

/** Partitions have the same columns as their table, so they are left out. */
const columnsOfTables = statement<Column>(
  `SELECT c.table_name AS "table", c.column_name AS name, format('%I.%I', c.udt_schema, c.udt_name)::regtype::text AS type,
     c.is_nullable = 'YES' AS nullable, EXISTS (
       SELECT 1 FROM information_schema.table_constraints k JOIN information_schema.key_column_usage u
         USING (constraint_schema, constraint_name)
       WHERE k.constraint_type = 'PRIMARY KEY' AND k.table_schema = c.table_schema AND k.table_name = c.table_name
         AND u.column_name = c.column_name) AS "inKey"
   FROM information_schema.columns c JOIN pg_class t ON t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
   WHERE c.table_schema = 'public' AND t.relkind IN ('r', 'p') AND NOT t.relispartition
   ORDER BY c.table_name, c.ordinal_position`,
);

/**
 * The differences between a service's entities and the tables that its migrations create, one line each: a table without an
 * entity, a column that only one of the two has, different types, nullability, primary keys. The tables of the kit and those of
 * `without` are left out. It creates a database of its own, and drops it.
 */
export const entityDifferences = async (
  entities: Entities,
  migrations: Migrations,
  without: readonly string[] = [],
): Promise<string[]> => {
  const postgres = await testPostgres();
  const url = await postgres.createDatabase();
  const source = createDataSource(url, { entities });
  try {
    await migrate(url, []);
    await source.initialize();
    const ofKit = (await columnsOfTables.all(source)).map(({ table }) => table);
    const leftOut = new Set([...ofKit, ...without]);
    await migrate(url, migrations);
    const found = (await columnsOfTables.all(source)).filter(({ table }) => !leftOut.has(table));
    const wanted = source.entityMetadatas.flatMap((entity) => columnsOf(source, entity));
    return [...differences(wanted, found), ...source.entityMetadatas.flatMap(wrongFields)];
  } finally {
    if (source.isInitialized) await source.destroy();
    await postgres.dropDatabase(url);
    await postgres.close();
  }
};

const columnsOf = ({ driver }: DataSource, { tableName, columns }: EntityMetadata): Column[] =>
  columns.map((column) => ({
    table: tableName,
    name: column.databaseName,
    type: driver.normalizeType(column) + (column.isArray ? '[]' : ''),
    nullable: column.isNullable,
    inKey: column.isPrimary,
  }));

const differences = (wanted: readonly Column[], found: readonly Column[]): string[] => {
  const texts = (columns: readonly Column[]) =>
    new Map(columns.map((c) => [`${c.table}.${c.name}`, textOf(c)]));
  const [ofEntities, ofTables] = [texts(wanted), texts(found)];
  return [...new Set([...ofTables.keys(), ...ofEntities.keys()])]
    .filter((name) => ofTables.get(name) !== ofEntities.get(name))
    .map(
      (name) =>
        `${name}: ${ofTables.get(name) ?? 'none'} in the table, ${ofEntities.get(name) ?? 'none'} in the entity`,
    );
};

const textOf = ({ type, nullable, inKey }: Column): string =>
  `${type}${nullable ? ' or null' : ''}${inKey ? ' in the key' : ''}`;

/** The JavaScript types of the driver's values by column type; all other columns are strings. */
const DRIVER_TYPES: Readonly<Record<string, string>> = {
  integer: 'Number',
  smallint: 'Number',
  real: 'Number',
  'double precision': 'Number',
  boolean: 'Boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  jsonb: 'Object',
};

/** Fields whose type in the class differs from the type of the values. Unions have the type Object and are left out. */
const wrongFields = (entity: EntityMetadata): string[] =>
  entity.columns.flatMap((column) => {
    const field = fieldType(column);
    const value = column.isArray ? 'Array' : (DRIVER_TYPES[typeOf(entity, column)] ?? 'String');
    return field === 'Object' || field === value
      ? []
      : [`${entity.tableName}.${column.databaseName}: ${field} in the class, ${value} from the driver`];
  });

const typeOf = ({ dataSource }: EntityMetadata, column: ColumnMetadata): string =>
  dataSource.driver.normalizeType(column);

const fieldType = ({ target, propertyName }: ColumnMetadata): string =>
  (
    Reflect.getMetadata('design:type', (target as new () => object).prototype as object, propertyName) as {
      name: string;
    }
  ).name;

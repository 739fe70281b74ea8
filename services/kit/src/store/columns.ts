import { DefaultNamingStrategy, getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils.js';

/** Names columns after their entity's fields, in snake case. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(field: string, given: string | undefined): string {
    return given ?? snakeCase(field);
  }
}

/**
 * The columns of an entity for a hand-written statement, each with its field's name: `m.birth_year AS "birthYear"`. The row is an
 * `Entity`, or a `Pick<Entity, …>` of the same fields.
 * @param table the table's name or its alias in the statement
 * @param fields default: all fields of the entity
 */
export const columns = <Row extends object>(
  entity: new () => Row,
  table: string,
  fields: readonly (keyof Row & string)[] = fieldsOf(entity),
): string => fields.map((field) => `${table}.${snakeCase(field)} AS "${field}"`).join(', ');

const fieldsOf = <Row>(entity: new () => Row) =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName }) => propertyName as keyof Row & string);

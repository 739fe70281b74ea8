import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/** Input fields for which null differs from a missing value, with the contract's value for null. */
const nulls: Values = { 'UpdateProfileInput.birthYear': 0 };

/**
 * Creates the reader of a field's arguments: null values are left out, at any depth. Undefined if no argument of the field is
 * nullable.
 */
export const argsReader = (args: readonly GraphQLArgument[]): ((given: Values) => Values) | undefined => {
  if (!args.some(({ type }) => mayHoldNull(type))) return undefined;
  const fields = Object.fromEntries(args.map((arg) => [arg.name, arg]));
  return (given) => readFields('', fields, given);
};

const mayHoldNull = (type: GraphQLInputType): boolean =>
  !isNonNullType(type) || isInputObjectType(getNamedType(type));

const readFields = (
  place: string,
  fields: Readonly<Record<string, GraphQLArgument | GraphQLInputField>>,
  given: Values,
): Values => {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    const found = value === null ? nulls[`${place}.${name}`] : field && readValue(field.type, value);
    if (found !== undefined) read[name] = found;
  }
  return read;
};

const readValue = (type: GraphQLInputType, value: unknown): unknown => {
  if (isNonNullType(type)) return readValue(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value) ? value.map((item) => readValue(type.ofType, item)) : value;
  return isInputObjectType(type) ? readFields(type.name, type.getFields(), value as Values) : value;
};

import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** All fields of a type without required arguments, down to a number of levels. */
const selectionOf = (type: GraphQLOutputType, levels: number): string => {
  const named = getNamedType(type);
  // A union has no fields of its own.
  if (!isObjectType(named) && !isInterfaceType(named)) return isLeafType(named) ? '' : '{ __typename }';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return levels > 0 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
};

/** The fields of Query and Mutation by name. */
export const rootFields = (schema: GraphQLSchema) => ({
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
});

/** A document with one root field and these arguments, and its variables. */
export const documentOf = (schema: GraphQLSchema, name: string, args: Record<string, unknown>) => {
  const field = rootFields(schema)[name];
  if (!field) throw new Error(`the schema has no root field ${name}`);
  const kind = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation';
  const given = field.args.filter((arg) => arg.name in args);
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inside = `${name}${passed && `(${passed})`} ${selectionOf(field.type, 1)}`;
  return { query: `${kind}${declared && ` (${declared})`} { ${inside} }`, variables: args };
};

import { getNamedType, isLeafType, isRequiredArgument } from 'graphql';

/** All fields of a type that need no arguments, so many levels down. */
const selectionOf = (type, levels) => {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return levels > 0 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
};

/** The fields of Query and Mutation by name. @param {import('graphql').GraphQLSchema} schema */
export const rootFields = (schema) => ({
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
});

/**
 * A document that asks for one root field with these arguments, and the variables that it takes.
 * @param {import('graphql').GraphQLSchema} schema @param {string} name @param {Record<string, unknown>} args
 */
export const documentOf = (schema, name, args) => {
  const field = rootFields(schema)[name];
  const kind = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation';
  const given = field.args.filter((arg) => arg.name in args);
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inside = `${name}${passed && `(${passed})`} ${selectionOf(field.type, 1)}`;
  return { query: `${kind}${declared && ` (${declared})`} { ${inside} }`, variables: args };
};

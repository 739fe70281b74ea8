import {
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/** Adds the defaults of missing input fields, because graphql-jit does not. */
export const withInputDefaults = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | undefined,
  given: Variables = {},
): Variables => {
  const variables = { ...given };
  for (const { variable, type } of operation?.variableDefinitions ?? []) {
    const name = variable.name.value;
    const found = typeFromAST(schema, type) as GraphQLInputType | undefined;
    if (found && Object.hasOwn(given, name)) variables[name] = filled(found, given[name]);
  }
  return variables;
};

const filled = (type: GraphQLInputType, value: unknown): unknown => {
  if (isNonNullType(type)) return filled(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item: unknown) => filled(type.ofType, item))
      : filled(type.ofType, value);
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const object = { ...value } as Variables;
  for (const { name, type: fieldType, astNode } of Object.values(type.getFields())) {
    if (Object.hasOwn(object, name)) object[name] = filled(fieldType, object[name]);
    else if (astNode?.defaultValue) object[name] = valueFromASTUntyped(astNode.defaultValue);
  }
  return object;
};

import {
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/**
 * Limits of one document. All except its bytes are checked once, when it is first seen. We measure them in one pass:
 * graphql-armor multiplies costs only by `first` and `last`, not by `size`, and graphql-query-complexity needs the variables of a
 * request, which a registered document does not have yet.
 */
export const documentLimits = { bytes: 16_000, depth: 12, aliases: 15, tokens: 1_000, cost: 10_000 } as const;

/** Assumed length of a list if the document does not give one. */
const USUAL_LENGTH = 10;

interface Measure {
  depth: number;
  aliases: number;
  cost: number;
}

/** The measures of one document; each fragment is measured once, however often it is used. */
interface Surroundings {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Undefined while it is being measured. A cycle gets there, and another rule refuses cycles. */
  readonly measured: Map<string, Measure | undefined>;
  typeOf(name: string): GraphQLNamedType | undefined;
}

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

/**
 * Every field costs one; below a list once per requested item.
 * @param length length of the lists inside, if the surrounding field gives it: `titles(size: 5) { items }`
 */
const measureSet = (
  set: SelectionSetNode,
  parent: GraphQLNamedType | undefined,
  around: Surroundings,
  length = USUAL_LENGTH,
): Measure => {
  const sum: Measure = { ...nothing };
  for (const selection of set.selections) {
    const { depth, aliases, cost } = measureSelection(selection, parent, around, length);
    sum.depth = Math.max(sum.depth, depth);
    sum.aliases += aliases;
    sum.cost += cost;
  }
  return sum;
};

const measureSelection = (
  selection: SelectionNode,
  parent: GraphQLNamedType | undefined,
  around: Surroundings,
  length: number,
): Measure => {
  switch (selection.kind) {
    case Kind.FIELD:
      return measureField(selection, parent, around, length);
    case Kind.INLINE_FRAGMENT: {
      const type = selection.typeCondition ? around.typeOf(selection.typeCondition.name.value) : parent;
      return measureSet(selection.selectionSet, type, around, length);
    }
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value, around);
  }
};

const measureField = (
  field: FieldNode,
  parent: GraphQLNamedType | undefined,
  around: Surroundings,
  length: number,
): Measure => {
  // Clients add it to every selection; it costs nothing, and registered documents do not contain it.
  if (field.name.value === '__typename') return nothing;
  const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
  const aliases = field.alias ? 1 : 0;
  if (!field.selectionSet) return { depth: 1, aliases, cost: 1 };
  const type = definition && getNamedType(definition.type);
  const below = measureSet(field.selectionSet, type, around, definition && askedLength(field, definition));
  return {
    depth: 1 + below.depth,
    aliases: aliases + below.aliases,
    cost: 1 + below.cost * (definition && isList(definition.type) ? length : 1),
  };
};

/** The value of the argument `size`, or its default; for a variable the default. */
const askedLength = (field: FieldNode, { args }: GraphQLField<unknown, unknown>): number | undefined => {
  const given = field.arguments?.find((argument) => argument.name.value === 'size')?.value;
  if (given?.kind === Kind.INT) return Number(given.value);
  const usual = args.find((argument) => argument.name === 'size')?.defaultValue;
  return typeof usual === 'number' ? usual : undefined;
};

const measureFragment = (name: string, around: Surroundings): Measure => {
  const fragment = around.fragments.get(name);
  if (!fragment) return nothing;
  if (around.measured.has(name)) return around.measured.get(name) ?? nothing;
  around.measured.set(name, undefined);
  const type = around.typeOf(fragment.typeCondition.name.value);
  const result = measureSet(fragment.selectionSet, type, around);
  around.measured.set(name, result);
  return result;
};

const isList = (type: GraphQLOutputType): boolean =>
  isListType(type) || (isNonNullType(type) && isListType(type.ofType));

const check = (context: ValidationContext, operation: OperationDefinitionNode): void => {
  const schema = context.getSchema();
  const fragments = context
    .getDocument()
    .definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const measured = measureSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, {
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    measured: new Map(),
    typeOf: (name) => schema.getType(name),
  });
  for (const name of ['depth', 'aliases', 'cost'] as const)
    if (measured[name] > documentLimits[name])
      context.reportError(
        new GraphQLError(`${name} ${measured[name]} is over ${documentLimits[name]}`, { nodes: operation }),
      );
};

/** Checks depth, aliases and cost of each operation of a document; the parser limits its tokens. */
export const limitsRule: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(operation) {
    check(context, operation);
    return false;
  },
});

import { createHash } from 'node:crypto';
import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** The fields whose events are frames: the socket sends them itself, encoded once for all readers. */
const FRAME_FIELDS: readonly string[] = ['threadFrames', 'roomFrames', 'postFrames'];

/** Names of the operation's declared variables. */
export const variablesOf = (document: DocumentNode, operationName: string | null | undefined): string[] =>
  (getOperationAST(document, operationName)?.variableDefinitions ?? []).map(
    ({ variable }) => variable.name.value,
  );

/** The field whose events the socket sends itself, as frames; undefined for other subscriptions. */
export const frameFieldOf = (
  document: DocumentNode,
  operationName: string | null | undefined,
): string | undefined => {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const fieldIn = (set: SelectionSetNode | undefined): string | undefined => {
    for (const one of set?.selections ?? []) {
      const field =
        one.kind === Kind.FIELD
          ? FRAME_FIELDS.find((name) => name === one.name.value)
          : fieldIn(one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value));
      if (field !== undefined) return field;
    }
    return undefined;
  };
  return fieldIn(getOperationAST(document, operationName)?.selectionSet);
};

export const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64');

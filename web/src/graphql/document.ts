import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** A node of a document; Apollo Client reads them by the names of the GraphQL language. */
interface Node {
  kind: string;
  [part: string]: unknown;
}

/**
 * The document of a generated text. The text is a quarter of the size of its tree, and with it the browser needs no printer. Written
 * by hand, because GraphQL's own parser is larger than what it would save. Reads what our documents contain:
 * `scripts/generate-types.ts` refuses a text that this function reads differently from GraphQL's own parser.
 */
export function documentOf<Result, Variables extends OperationVariables = OperationVariables>(
  text: string,
): TypedDocumentNode<Result, Variables> {
  const document = { kind: 'Document', definitions: read(text), loc: { source: { body: text } } };
  return document as unknown as TypedDocumentNode<Result, Variables>;
}

/** The text of a generated document, as it is sent. Nothing changes a document on its way: it has its `__typename` fields already. */
export function textOf({ loc }: DocumentNode): string {
  if (!loc) throw new Error('This document was not generated.');
  return loc.source.body;
}

function read(text: string): Node[] {
  const tokens = text.match(/\.{3}|\w+|[^\s,]/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const takes = (token: string) => tokens[at] === token && next() !== '';
  const until = (end: string, one: () => Node): Node[] => {
    const found: Node[] = [];
    while (at < tokens.length && !takes(end)) found.push(one());
    return found;
  };
  const named = (kind: string, value = next()): Node => ({ kind, value });
  const name = () => named('Name');
  const namedType = (): Node => ({ kind: 'NamedType', name: name() });
  const variable = (): Node => ({ kind: 'Variable', name: name() });
  const pair = (kind: string): Node => ({ kind, name: name(), value: (next(), value()) });

  function value(): Node {
    const token = next();
    if (token === '$') return variable();
    if (token === '{') return { kind: 'ObjectValue', fields: until('}', () => pair('ObjectField')) };
    if (token === '[') return { kind: 'ListValue', values: until(']', value) };
    if (token === 'true' || token === 'false') return { kind: 'BooleanValue', value: token === 'true' };
    return named(/^\d/.test(token) ? 'IntValue' : 'EnumValue', token);
  }

  function type(): Node {
    const inner = takes('[') ? { kind: 'ListType', type: until(']', type)[0] } : namedType();
    return takes('!') ? { kind: 'NonNullType', type: inner } : inner;
  }

  const givenArguments = () => (takes('(') ? { arguments: until(')', () => pair('Argument')) } : undefined);

  /** The parts that may follow a name; absent ones have no key, as in the generator. */
  const rest = () => {
    const own = givenArguments();
    const directives: Node[] = [];
    while (takes('@')) directives.push({ kind: 'Directive', name: name(), ...givenArguments() });
    return {
      ...own,
      ...(directives.length > 0 && { directives }),
      ...(takes('{') && {
        selectionSet: { kind: 'SelectionSet', selections: until('}', selection) },
      }),
    };
  };

  function selection(): Node {
    if (takes('...')) return { kind: 'FragmentSpread', name: name(), ...rest() };
    const first = name();
    const field = takes(':') ? { alias: first, name: name() } : { name: first };
    return { kind: 'Field', ...field, ...rest() };
  }

  return until('', () => {
    const operation = next();
    if (operation === 'fragment')
      return {
        kind: 'FragmentDefinition',
        name: name(),
        typeCondition: (next(), namedType()),
        ...rest(),
      };
    const head = { kind: 'OperationDefinition', operation, name: name() };
    const variableDefinitions = takes('(')
      ? until(')', () => {
          next();
          const declared = variable();
          next();
          return { kind: 'VariableDefinition', variable: declared, type: type() };
        })
      : undefined;
    return { ...head, ...(variableDefinitions && { variableDefinitions }), ...rest() };
  });
}

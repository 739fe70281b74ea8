import { createHash } from 'node:crypto';
import { DomainError } from '@seyir/kit/stateless';
import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentLimits, limitsRule } from './document-limits.js';

/** Rules for every document, in addition to those of GraphQL; each document is checked once. */
export const extraRules = [limitsRule];

/**
 * A normal form of a document: clients add `__typename` and order fragments differently. Throws GraphQLError for a text that is
 * not GraphQL or too long.
 */
const canonical = (text: string): string => canonicalDocument(parseDocument(text));

const parseDocument = (text: string): DocumentNode =>
  parse(text, { noLocation: true, maxTokens: documentLimits.tokens });

const canonicalDocument = (document: DocumentNode): string => {
  const bare = visit(document, {
    Field: (field) => (field.name.value === '__typename' && !field.alias ? null : undefined),
  });
  const parts = bare.definitions.map((definition) => ({
    name: definition.kind === Kind.FRAGMENT_DEFINITION ? `1 ${definition.name.value}` : '0',
    text: stripIgnoredCharacters(print(definition)),
  }));
  return parts
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ text }) => text)
    .join('\n');
};

/** A document that may be executed. */
export interface KnownDocument {
  readonly text: string;
  /** The registered document, parsed and validated. */
  readonly document?: DocumentNode;
}

/** The documents that may be executed. */
export interface Documents {
  /**
   * The document to execute for a client's text: the registered one, for any spelling of it. Caches (parsed, compiled) thus
   * contain only registered documents. TOO_LARGE above {@link documentLimits}.bytes; UNKNOWN_DOCUMENT for one that is not
   * registered, or not GraphQL.
   */
  find(text: string): KnownDocument;
  /** A short name of a document that only reads: each of its operations is a query. Undefined for any other. Throws like `find`. */
  readId(text: string): string | undefined;
}

const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === OperationTypeNode.QUERY,
  );

/** By text; each text is parsed once. */
const createReadIds = (parsed: (text: string) => DocumentNode): ((text: string) => string | undefined) => {
  const known = new LRUCache<string, { readonly id: string | undefined }>({ max: 1_000 });
  return (text) => {
    const entry = known.get(text) ?? { id: isQuery(parsed(text)) ? digestOf(text) : undefined };
    known.set(text, entry);
    return entry.id;
  };
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const assertSize = (text: string): void => {
  if (Buffer.byteLength(text) > documentLimits.bytes)
    throw new DomainError('TOO_LARGE', { reason: 'document' });
};

/**
 * Creates the list of documents. Throws if one of them does not fit the schema or the limits, so that it is found at start.
 * @param trusted the web client's documents, as it sends them; undefined: any document within the limits
 */
export const createDocuments = (schema: GraphQLSchema, trusted: readonly string[] | undefined): Documents => {
  const readIdOf = createReadIds(parseDocument);
  if (!trusted)
    return {
      find(text) {
        assertSize(text);
        return { text };
      },
      readId(text) {
        assertSize(text);
        return readIdOf(text);
      },
    };
  const byText = new Map<string, KnownDocument>();
  const byMeaning = new Map<string, KnownDocument>();
  for (const text of trusted) {
    assertSize(text);
    const document = parseDocument(text);
    const errors = validate(schema, document, [...specifiedRules, ...extraRules]);
    if (errors.length > 0)
      throw new Error(`a trusted document is not valid: ${errors.map((e) => e.message).join('; ')}\n${text}`);
    byText.set(text, { text, document });
    byMeaning.set(canonicalDocument(document), { text, document });
  }
  const read = (text: string): KnownDocument | undefined => {
    try {
      return byMeaning.get(canonical(text));
    } catch {
      return undefined;
    }
  };
  // Keyed by digest, because strangers may send many long documents.
  const seen = new LRUCache<string, { known: KnownDocument | undefined }>({ max: 1_000 });
  const findSpelled = (text: string): KnownDocument | undefined => {
    const digest = digestOf(text);
    const entry = seen.get(digest) ?? { known: read(text) };
    seen.set(digest, entry);
    return entry.known;
  };
  const find = (text: string): KnownDocument => {
    assertSize(text);
    const known = byText.get(text) ?? findSpelled(text);
    if (!known) throw new DomainError('UNKNOWN_DOCUMENT');
    return known;
  };
  return { find, readId: (text) => readIdOf(find(text).text) };
};

import { createHash } from 'node:crypto';
import { DomainError } from '@seyir/kit/stateless';
import {
  Kind,
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
}

const assertSize = (text: string): void => {
  if (Buffer.byteLength(text) > documentLimits.bytes)
    throw new DomainError('TOO_LARGE', { reason: 'document' });
};

/**
 * Creates the list of documents. Throws if one of them does not fit the schema or the limits, so that it is found at start.
 * @param trusted the web client's documents, as it sends them; undefined: any document within the limits
 */
export const createDocuments = (schema: GraphQLSchema, trusted: readonly string[] | undefined): Documents => {
  if (!trusted)
    return {
      find(text) {
        assertSize(text);
        return { text };
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
    const digest = createHash('sha256').update(text).digest('base64');
    const entry = seen.get(digest) ?? { known: read(text) };
    seen.set(digest, entry);
    return entry.known;
  };
  return {
    find(text) {
      assertSize(text);
      const known = byText.get(text) ?? findSpelled(text);
      if (!known) throw new DomainError('UNKNOWN_DOCUMENT');
      return known;
    },
  };
};

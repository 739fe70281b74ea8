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

/** Rules that every document passes once, besides GraphQL's own. */
export const extraRules = [limitsRule];

/**
 * The same text for documents that ask for the same: clients add `__typename` and order fragments as they like.
 * Throws GraphQLError for what is no GraphQL or too long.
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

/** A document that may run. */
export interface KnownDocument {
  readonly text: string;
  /** Parsed and valid, of a registered document. */
  readonly document?: DocumentNode;
}

/** Which documents may run. */
export interface Documents {
  /**
   * What runs for the text that a client sent: the registered document, in whatever spelling it was asked for. All that is
   * kept of documents (parsed, compiled) is then kept of registered ones alone.
   * TOO_LARGE above {@link documentLimits}.bytes; UNKNOWN_DOCUMENT for one that is not registered, or is no GraphQL.
   */
  find(text: string): KnownDocument;
}

const assertSize = (text: string): void => {
  if (Buffer.byteLength(text) > documentLimits.bytes)
    throw new DomainError('TOO_LARGE', { reason: 'document' });
};

/**
 * @param trusted the web client's documents, as it sends them; undefined: any document within the limits.
 * Throws when one of them does not fit the schema or the limits, so that it is found at start and not by a reader.
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
  // By digest: strangers may send many long documents.
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

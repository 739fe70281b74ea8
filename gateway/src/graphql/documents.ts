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

/** Which documents may run. */
export interface Documents {
  /** BAD_INPUT for one that is not trusted, or is no GraphQL. */
  assertTrusted(text: string): void;
}

/**
 * @param trusted the web client's documents; undefined: any document within the limits.
 * Throws when one of them does not fit the schema or the limits, so that it is found at start and not by a reader.
 */
export const createDocuments = (schema: GraphQLSchema, trusted: readonly string[] | undefined): Documents => {
  if (!trusted) return { assertTrusted: () => undefined };
  const known = new Set<string>();
  for (const text of trusted) {
    const document = parseDocument(text);
    const errors = validate(schema, document, [...specifiedRules, ...extraRules]);
    if (errors.length > 0)
      throw new Error(`a trusted document is not valid: ${errors.map((e) => e.message).join('; ')}\n${text}`);
    known.add(canonicalDocument(document));
  }
  // By digest: what strangers send may be a megabyte each.
  const seen = new LRUCache<string, boolean>({ max: 1_000 });
  const isTrusted = (text: string) => {
    try {
      return known.has(canonical(text));
    } catch {
      return false;
    }
  };
  return {
    assertTrusted(text) {
      const digest = createHash('sha256').update(text).digest('base64');
      const answer = seen.get(digest) ?? isTrusted(text);
      seen.set(digest, answer);
      if (!answer) throw new DomainError('BAD_INPUT', { reason: 'document is not trusted' });
    },
  };
};

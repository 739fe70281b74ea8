import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const parse = (value: unknown): Date => {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError('DateTime needs ISO 8601 text with a zone');
  return date;
};

/** Clients send and receive ISO 8601 text; resolvers get a Date. A resolver may return a Date or a timestamp of a contract. */
export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : timestampDate(value as Timestamp)).toISOString(),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});

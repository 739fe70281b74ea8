import {
  buildSchema,
  GraphQLScalarType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../context.js';
import { accountsResolvers } from './accounts/resolvers.js';
import { baseResolvers } from './base/resolvers.js';
import { catalogueResolvers } from './catalogue/resolvers.js';
import { commentsResolvers } from './comments/resolvers.js';
import { sdl } from './generated/sdl.js';
import { libraryResolvers } from './library/resolvers.js';
import { notificationsResolvers } from './notifications/resolvers.js';
import { playbackResolvers } from './playback/resolvers.js';

type Resolve = GraphQLFieldResolver<unknown, Ctx>;
type FieldResolver = Resolve | { subscribe: Resolve };
type ResolverMap = Record<string, GraphQLScalarType | Record<string, FieldResolver>>;

const areas = [
  baseResolvers,
  accountsResolvers,
  catalogueResolvers,
  playbackResolvers,
  libraryResolvers,
  commentsResolvers,
  notificationsResolvers,
] as unknown as ResolverMap[];

/** The schema with its resolvers. Throws where a resolver has no place in the schema. */
export const createSchema = (): GraphQLSchema => {
  const schema = buildSchema(sdl);
  for (const area of areas)
    for (const [name, resolvers] of Object.entries(area)) {
      const type = schema.getType(name);
      if (resolvers instanceof GraphQLScalarType) {
        const { serialize, parseValue, parseLiteral } = resolvers;
        Object.assign(type ?? unknownPlace(name), { serialize, parseValue, parseLiteral });
        continue;
      }
      if (!isObjectType(type)) throw unknownPlace(name);
      for (const [fieldName, resolver] of Object.entries(resolvers)) {
        const field = type.getFields()[fieldName] ?? unknownPlace(`${name}.${fieldName}`);
        if (typeof resolver === 'function') field.resolve = resolver;
        else field.subscribe = resolver.subscribe;
      }
    }
  return schema;
};

const unknownPlace = (name: string): never => {
  throw new Error(`the schema has no ${name}`);
};

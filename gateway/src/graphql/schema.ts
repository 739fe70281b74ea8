import {
  buildSchema,
  GraphQLScalarType,
  isEnumType,
  isObjectType,
  valueFromAST,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '../context.js';
import { accountsResolvers } from './accounts/resolvers.js';
import { articleResolvers } from './articles/resolvers.js';
import { badgeResolvers } from './badges/resolvers.js';
import { baseResolvers } from './base/resolvers.js';
import { appealResolvers } from './appeals/resolvers.js';
import { caseResolvers } from './cases/resolvers.js';
import { catalogueResolvers } from './catalogue/resolvers.js';
import { collectionResolvers } from './collections/resolvers.js';
import { commentsResolvers } from './comments/resolvers.js';
import { contractEnums } from './contract-enums.js';
import { sdl } from './generated/sdl.js';
import { forumResolvers } from './forum/resolvers.js';
import { groupResolvers } from './groups/resolvers.js';
import { libraryResolvers } from './library/resolvers.js';
import { messagingResolvers } from './messaging/resolvers.js';
import { notificationsResolvers } from './notifications/resolvers.js';
import { playbackResolvers } from './playback/resolvers.js';
import { roomResolvers } from './rooms/resolvers.js';
import { postResolvers } from './social/post-resolvers.js';
import { requestResolvers } from './requests/resolvers.js';
import { socialResolvers } from './social/resolvers.js';
import { auditResolvers } from './audit/resolvers.js';
import { removalResolvers } from './removals/resolvers.js';
import { staffResolvers } from './staff/resolvers.js';
import { storyResolvers } from './stories/resolvers.js';
import { argsReader } from './read-args.js';

type Resolve = GraphQLFieldResolver<unknown, Ctx>;
type FieldResolver = Resolve | { subscribe: Resolve };
type ResolverMap = Record<string, GraphQLScalarType | Record<string, FieldResolver>>;

const areas = [
  baseResolvers,
  accountsResolvers,
  catalogueResolvers,
  articleResolvers,
  playbackResolvers,
  libraryResolvers,
  commentsResolvers,
  notificationsResolvers,
  socialResolvers,
  postResolvers,
  collectionResolvers,
  storyResolvers,
  messagingResolvers,
  roomResolvers,
  groupResolvers,
  requestResolvers,
  appealResolvers,
  caseResolvers,
  forumResolvers,
  badgeResolvers,
  auditResolvers,
  removalResolvers,
  staffResolvers,
] as unknown as ResolverMap[];

const createSchema = (): GraphQLSchema => {
  const schema = buildSchema(sdl);
  giveContractValues(schema);
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
        if (typeof resolver === 'function') field.resolve = reading(field.args, resolver);
        else field.subscribe = reading(field.args, resolver.subscribe);
      }
    }
  return schema;
};

let made: GraphQLSchema | undefined;

/**
 * The schema with its resolvers, the same for all gateways of a process, because building and checking it takes time. Throws for a
 * resolver without a place in the schema.
 */
export const siteSchema = (): GraphQLSchema => (made ??= createSchema());

/** Resolvers get and return enums as contract values. */
const giveContractValues = (schema: GraphQLSchema): void => {
  for (const [name, values] of Object.entries(contractEnums)) {
    const type = schema.getType(name);
    if (!isEnumType(type)) throw unknownPlace(name);
    for (const value of type.getValues())
      value.value = values[value.name] ?? unknownPlace(`${name}.${value.name}`);
  }
  // `buildSchema` has read the default values of arguments as names.
  for (const type of Object.values(schema.getTypeMap()))
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : [])
      for (const arg of field.args)
        if (arg.astNode?.defaultValue) arg.defaultValue = valueFromAST(arg.astNode.defaultValue, arg.type);
};

const reading = (args: readonly GraphQLArgument[], resolve: Resolve): Resolve => {
  const read = argsReader(args);
  return read ? (source, given, ctx, info) => resolve(source, read(given), ctx, info) : resolve;
};

const unknownPlace = (name: string): never => {
  throw new Error(`the schema has no ${name}`);
};

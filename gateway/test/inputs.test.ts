import { describe, expect, it } from '@jest/globals';
import { SpoilerKind, TargetKind, TitleKind, TitleOrder } from '@seyir/proto';
import { buildSchema, isEnumType, isObjectType, parse, validate, type GraphQLFieldResolver } from 'graphql';
import type { Ctx } from '../src/context.js';
import { contractEnums } from '../src/graphql/contract-enums.js';
import { createRun } from '../src/graphql/jit.js';
import { argsReader } from '../src/graphql/read-args.js';
import { siteSchema } from '../src/graphql/schema.js';

describe('an enum of the schema', () => {
  const schema = siteSchema();
  const enums = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter(({ name }) => !name.startsWith('__'));

  it.each(enums.map((type) => [type.name, type] as const))('has the contract’s values: %s', (name, type) => {
    for (const value of type.getValues()) expect(value.value).toBe(contractEnums[name]?.[value.name]);
  });

  it('reaches a resolver as the contract’s value, given or by default', async () => {
    const query = schema.getQueryType()?.getFields()['titles'];
    let seen: unknown;
    query!.resolve = ((_, args) => {
      seen = args;
    }) as GraphQLFieldResolver<unknown, unknown>;
    const run = createRun(schema);
    const ask = async (text: string, variables?: Record<string, unknown>) => {
      const document = parse(text);
      expect(validate(schema, document)).toEqual([]);
      await run({ hash: text, document, operationName: undefined, variables }, {} as Ctx);
      return seen;
    };
    expect(await ask('{ titles(kind: ANIME) { count } }')).toMatchObject({
      kind: TitleKind.ANIME,
      order: TitleOrder.ADDED,
    });
    const text =
      'query ($kind: TitleKind, $order: TitleOrder!) { titles(kind: $kind, order: $order) { count } }';
    expect(await ask(text, { kind: 'MOVIE', order: 'NAME' })).toMatchObject({
      kind: TitleKind.MOVIE,
      order: TitleOrder.NAME,
    });
  });
});

describe('arguments', () => {
  const fieldsOf = (name: string) => {
    const type = siteSchema().getType(name);
    return isObjectType(type) ? type.getFields() : {};
  };
  const read = (field: string, given: Record<string, unknown>) =>
    argsReader(fieldsOf('Mutation')[field]?.args ?? [])?.(given);

  it('are read without null values, at any depth', () => {
    const target = { kind: TargetKind.EPISODE, id: 'episode-1' };
    const spoiler = { kind: SpoilerKind.EPISODE, season: null, number: null };
    expect(
      read('postComment', { input: { target, body: 'Merhaba', spoiler, idempotencyKey: null } }),
    ).toEqual({
      input: { target, body: 'Merhaba', spoiler: { kind: SpoilerKind.EPISODE } },
    });
    expect(Object.keys(read('muteMember', { id: 'member-1', until: null }) ?? {})).toEqual(['id']);
  });

  it('keep a null that differs from a missing value', () => {
    const input = { name: 'Uye', about: '', country: '' };
    expect(read('updateProfile', { input: { ...input, birthYear: null } })).toEqual({
      input: { ...input, birthYear: 0 },
    });
    expect(read('updateProfile', { input })).toEqual({ input });
  });

  it('read lists item by item', () => {
    const schema = buildSchema('input Item { name: String } type Query { of(items: [Item!]): Int }');
    const args = schema.getQueryType()?.getFields()['of']?.args ?? [];
    expect(argsReader(args)?.({ items: [{ name: null }, { name: 'a' }] })).toEqual({
      items: [{}, { name: 'a' }],
    });
  });

  it('that cannot be null are unchanged', () => {
    expect(argsReader(fieldsOf('Mutation')['endSession']?.args ?? [])).toBeUndefined();
  });
});

import {
  buildSchema,
  getNullableType,
  isEnumType,
  isListType,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { callerOf } from '../../lib/caller.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';
import { graphqlCalls } from '../../fuzz/graphql-calls.mjs';
import { legacyCalls } from '../../fuzz/legacy-calls.mjs';
import { answerOf, ask } from '../lib/ask.mjs';
import { addressOf, legacyRows, sdl } from '../lib/doors.mjs';
import { openLive } from '../lib/live.mjs';
import { waitFor } from '../../lib/wait.mjs';

/**
 * One call of the site that the site can fulfil, made anew for each use.
 * @typedef {object} Door
 * @property {string} name
 * @property {'legacy' | 'document'} kind
 * @property {string[]} roots fields of GraphQL that it asks for
 * @property {boolean} endsSessions it may end the session that it is sent with
 * @property {(caller: import('../../lib/caller.mjs').Caller, isOwner: boolean) => Promise<{ code: string | undefined, text: string, made: boolean }>} call
 *   `isOwner`: as the member whose things the call is about; `made`: a member was made for this call, whose password or
 *   session it needs, so that others are admitted and then fail
 */

const ENDS_SESSIONS = new Set([
  ...['/auth/login', '/auth/change/password', '/set/user/password'],
  ...[
    'signIn',
    'signInByTicket',
    'signOut',
    'activate',
    'changePassword',
    'changePasswordByToken',
    'confirmEmail',
  ],
  ...['endSession', 'endOtherSessions'],
]);

/**
 * Every legacy row and every trusted document.
 * @param {Awaited<ReturnType<typeof import('../../fuzz/things.mjs').openThings>>} things
 * @param {string} origin
 * @returns {Promise<Door[]>}
 */
export const openDoors = async (things, origin) => {
  let turn = 0;
  const any = (/** @type {any[]} */ list) => list[turn++ % list.length];
  const legacy = legacyCalls(things, any);
  const graphql = graphqlCalls(things, any);
  const schema = buildSchema(sdl());

  /**
   * The parts of a call: new ones each time, but where a member is made for it, all who are not that member share one.
   * @template {{ as?: import('../../lib/caller.mjs').Caller }} T
   * @param {() => T | Promise<T>} make
   * @returns {(isOwner: boolean) => Promise<T>}
   */
  const shared = (make) => {
    /** @type {T | undefined} */
    let last;
    return async (isOwner) => {
      if (!isOwner && last?.as) return last;
      const made = await make();
      if (!isOwner) last = made;
      return made;
    };
  };

  const ofRows = (await legacyRows(origin)).map(({ name, path, type }) => {
    const make = shared(() => {
      if (!legacy[name]) throw new Error(`scripts/fuzz/legacy-calls.mjs has no call for ${name}`);
      return legacy[name]();
    });
    return {
      ...{ name, kind: /** @type {const} */ ('legacy'), roots: [], endsSessions: ENDS_SESSIONS.has(name) },
      async call(/** @type {any} */ caller, /** @type {boolean} */ isOwner) {
        const { fields, as } = await make(isOwner);
        const by = isOwner && as ? as : caller;
        const { code, text } = await answerOf(
          formOf(origin, addressOf(path), { ...(type && { type }), ...fields }, by.cookie),
        );
        return { code, text, made: as !== undefined };
      },
    };
  });

  const ofDocuments = [...pageDocuments].map(([name, document]) => {
    const operation = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} is no operation`);
    const selected = operation.selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD ? [one] : [],
    );
    const roots = [...new Set(selected.map((field) => field.name.value))];
    const makers = new Map(
      roots.map((root) => {
        const make = graphql[root] ?? subscriptions(things)[root];
        if (!make) throw new Error(`scripts/fuzz/graphql-calls.mjs has no call for ${root}`);
        return [root, shared(make)];
      }),
    );
    return {
      ...{ name, kind: /** @type {const} */ ('document'), roots },
      endsSessions: roots.some((root) => ENDS_SESSIONS.has(root)),
      async call(/** @type {any} */ caller, /** @type {boolean} */ isOwner) {
        const variables = Object.fromEntries(
          (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
            const wanted = defaultValue ? undefined : usual(typeFromAST(schema, /** @type {any} */ (type)));
            return wanted === undefined ? [] : [[variable.name.value, wanted]];
          }),
        );
        let as;
        for (const field of selected) {
          const made = await makers.get(field.name.value)(isOwner);
          as ??= made.as;
          for (const { name: argument, value } of field.arguments ?? [])
            if (value.kind === Kind.VARIABLE && argument.value in made.args)
              variables[value.name.value] = made.args[argument.value];
        }
        const by = isOwner && as ? as : caller;
        const { code, text } =
          operation.operation === 'subscription'
            ? await subscribe(origin, by.cookie, document, variables)
            : await ask(by, name, variables);
        return { code, text, made: as !== undefined };
      },
    };
  });
  return [...ofRows, ...ofDocuments];
};

/** @param {any} things @returns {Record<string, () => { args: Record<string, unknown>, as?: undefined }>} */
const subscriptions = (things) => ({
  activity: () => ({ args: {} }),
  threadChanged: () => ({ args: { target: { kind: 'EPISODE', id: things.episodes[0].id } } }),
});

/** A value for a variable that no root field takes; undefined where it may be left out. @param {any} type */
const usual = (type) => {
  if (!isNonNullType(type)) return undefined;
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) return {};
  return { Int: 1, Float: 1, Boolean: false, String: 'dram', ID: 'yok' }[bare.name];
};

/** A form, as multipart where it has a photo. @param {string} origin @param {string} path @param {Record<string, string | Buffer>} fields @param {string} cookie */
const formOf = (origin, path, fields, cookie) => {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const call = callerOf(origin, cookie).form(path, /** @type {any} */ (Object.fromEntries(texts)));
  if (texts.length === Object.keys(fields).length) return call;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), 'foto.png');
  const { 'content-type': _, ...headers } = call.headers;
  return { ...call, headers, body: /** @type {any} */ (form) };
};

/** The first answer of a subscription. @param {string} origin @param {string} cookie @param {string} query @param {object} variables */
const subscribe = async (origin, cookie, query, variables) => {
  const socket = await openLive(origin, cookie);
  try {
    socket.send({ id: '1', type: 'subscribe', payload: { query, variables } });
    await waitFor('an answer of the subscription', 10_000, () => socket.frames.length > 1);
    const text = socket.frames[1] ?? '';
    const { type, payload } = JSON.parse(text);
    const errors = type === 'error' ? payload : payload?.errors;
    return { code: errors?.[0]?.extensions?.code, text };
  } finally {
    socket.close();
  }
};

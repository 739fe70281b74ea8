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
  type GraphQLType,
} from 'graphql';
import { callerOf, type Caller } from '../../site/caller.ts';
import { documentOf, pageDocuments } from '../../site/documents.ts';
import { graphqlCalls, type Choose, type FittingArgs } from '../../fuzz/graphql-calls.ts';
import { legacyCalls } from '../../fuzz/legacy-calls.ts';
import { answerOf, ask } from '../lib/ask.ts';
import { addressOf, legacyRows, sdl } from '../lib/endpoints.ts';
import { openLive } from '../../site/live.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Things } from '../../fuzz/things.ts';

/** A call that the site can fulfil, with new arguments for each use. */
interface Endpoint {
  name: string;
  kind: 'legacy' | 'document';
  /** the GraphQL fields that it selects */
  roots: string[];
  /** it may end the session that it is sent with */
  endsSessions: boolean;
  /** its answer to an admitted caller is a silence of seconds */
  isSilent: boolean;
  /**
   * `isOwner`: the caller owns the objects. `isRefused`: the call is expected to be refused, so it uses no object up. `made`: a
   * member was created for this call, because it needs that member's password or session; other callers are admitted and then fail
   */
  call: (
    caller: Caller,
    isOwner: boolean,
    isRefused?: boolean,
  ) => Promise<{ code: string | undefined; text: string; made: boolean }>;
}

const ENDS_SESSIONS = new Set([
  '/auth/login',
  '/auth/change/password',
  '/set/user/password',
  'signIn',
  'signInByTicket',
  'signOut',
  'activate',
  'changePassword',
  'changePasswordByToken',
  'confirmEmail',
  'endSession',
  'endOtherSessions',
]);

/** Every legacy row and every trusted document. */
export const openEndpoints = async (things: Things, origin: string): Promise<Endpoint[]> => {
  let turn = 0;
  const any: Choose = (list) => list[turn++ % list.length] as (typeof list)[number];
  const legacy = legacyCalls(things, any);
  const graphql = graphqlCalls(things, any);
  const schema = buildSchema(sdl());

  /**
   * New arguments for each call that may use them up: the next caller gets those of a refused one. If a member is created for them,
   * all callers but that member share one.
   */
  const shared = <T extends { as?: Caller }>(
    make: () => T | Promise<T>,
  ): ((isOwner: boolean, isRefused: boolean) => Promise<T>) => {
    let left: T | undefined;
    return async (isOwner, isRefused) => {
      const taken = isOwner && left?.as ? undefined : left;
      const made = taken ?? (await make());
      if (isRefused || (made.as && !isOwner)) left = made;
      else if (taken) left = undefined;
      return made;
    };
  };

  const ofRows = (await legacyRows(origin)).map(({ name, path, type }) => {
    const make = shared(() => {
      if (!legacy[name]) throw new Error(`scripts/fuzz/legacy-calls.ts has no call for ${name}`);
      return legacy[name]();
    });
    return {
      name,
      kind: 'legacy' as const,
      roots: [],
      endsSessions: ENDS_SESSIONS.has(name),
      isSilent: false,
      async call(caller: Caller, isOwner: boolean, isRefused = false) {
        const { fields, as } = await make(isOwner, isRefused);
        const by = isOwner && as ? as : caller;
        const { code, text } = await answerOf(
          formOf(origin, addressWith(path, fields), { ...(type && { type }), ...fields }, by.cookie),
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
        const make = graphql[root] ?? subscriptions(things, origin)[root];
        if (!make) throw new Error(`scripts/fuzz/graphql-calls.ts has no call for ${root}`);
        return [root, shared<FittingArgs>(make)] as const;
      }),
    );
    return {
      name,
      kind: 'document' as const,
      roots,
      endsSessions: roots.some((root) => ENDS_SESSIONS.has(root)),
      isSilent: isSilent(roots),
      async call(caller: Caller, isOwner: boolean, isRefused = false) {
        const variables: Record<string, unknown> = Object.fromEntries(
          (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
            const wanted = defaultValue ? undefined : usual(typeFromAST(schema, type));
            return wanted === undefined ? [] : [[variable.name.value, wanted]];
          }),
        );
        let as: Caller | undefined;
        for (const field of selected) {
          const made = await makers.get(field.name.value)?.(isOwner, isRefused);
          if (!made) continue;
          as ??= made.as;
          for (const { name: argument, value } of field.arguments ?? [])
            if (value.kind === Kind.VARIABLE && argument.value in made.args)
              variables[value.name.value] = made.args[argument.value];
        }
        const by = isOwner && as ? as : caller;
        const { code, text } =
          operation.operation === 'subscription'
            ? await subscribe(origin, by.cookie, { query: document, variables, roots })
            : await ask(by, name, variables);
        return { code, text, made: as !== undefined };
      },
    };
  });
  return [...ofRows, ...ofDocuments];
};

const FEED_LIVE = '{ feed(kind: EVERYONE) { items { clapLive { ticket seq } } } }';
const ROOM_LIVE = 'query ($code: ID!) { room(code: $code) { live { ticket seq } } }';

const subscriptions = (
  things: Things,
  origin: string,
): Record<string, () => FittingArgs | Promise<FittingArgs>> => ({
  activity: () => ({ args: {} }),
  typing: () => ({ args: {} }),
  newPosts: () => ({ args: { kind: 'EVERYONE' } }),
  groupStanding: async () => ({ args: { groupId: (await things.group()).id } }),
  groupMemoryChanged: async () => ({ args: { groupId: (await things.group()).id } }),
  newGroupPosts: async () => ({ args: { groupId: (await things.group()).id } }),
  threadFrames: async () => {
    const target = { kind: 'EPISODE', id: things.episodes[0]?.id };
    const { comments } = await callerOf(origin).data(documentOf('Comments'), {
      target,
      page: 1,
    });
    return { args: { ticket: comments.live.ticket, seq: comments.live.seq } };
  },
  roomFrames: async () => {
    const { code } = await things.room();
    const { room } = await things.member.data(ROOM_LIVE, { code });
    return { args: room.live };
  },
  roomEntriesAdded: async () => {
    const { code } = await things.room();
    const { room } = await things.member.data(ROOM_LIVE, { code });
    return { args: { ...room.live, after: 0 } };
  },
  postFrames: async () => {
    const { feed } = await callerOf(origin).data(FEED_LIVE);
    return { args: feed.items[0].clapLive };
  },
  threadChanged: () => ({ args: { target: { kind: 'EPISODE', id: things.episodes[0]?.id } } }),
});

/** A value for a variable that no root field uses; undefined if the variable is optional. */
const usual = (type: GraphQLType | undefined) => {
  if (!isNonNullType(type)) return undefined;
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) return {};
  return { Int: 1, Float: 1, Boolean: false, String: 'dram', ID: 'yok' }[bare.name];
};

/** A path whose parameters come from the fields of the call, or are usual values. */
const addressWith = (path: string, fields: Record<string, string | Buffer>): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? encodeURIComponent(value) : parameter;
  });
  return filled.includes('{') ? addressOf(path) : filled;
};

/** A form, as multipart if it has a photo. */
const formOf = (origin: string, path: string, fields: Record<string, string | Buffer>, cookie: string) => {
  const texts = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const call = callerOf(origin, cookie).form(path, Object.fromEntries(texts));
  if (texts.length === Object.keys(fields).length) return call;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), 'foto.png');
  const { 'content-type': _, ...headers } = call.headers;
  return { ...call, headers, body: form };
};

/**
 * Subscriptions that send nothing until something happens. A refusal comes at once, so no message within the wait means that the
 * call was admitted.
 */
const SILENT: ReadonlySet<string> = new Set(['typing', 'groupStanding']);
const SILENCE_MS = 2_000;
const isSilent = (roots: readonly string[]) => roots.every((root) => SILENT.has(root));

/** The first message of a subscription; undefined if an admitted subscription sends none within the wait. */
const subscribe = async (
  origin: string,
  cookie: string,
  { query, variables, roots }: { query: string; variables: object; roots: readonly string[] },
) => {
  const socket = await openLive(origin, cookie);
  try {
    socket.send({ id: '1', type: 'subscribe', payload: { query, variables } });
    const answered = () => socket.frames.length > 1;
    if (isSilent(roots)) {
      const silence = Symbol('silence');
      const first = waitFor('an answer of the subscription', SILENCE_MS, answered);
      if ((await first.catch(() => silence)) === silence) return { code: undefined, text: '' };
    } else await waitFor('an answer of the subscription', 10_000, answered);
    const text = socket.frames[1] ?? '';
    const { type, payload } = JSON.parse(text);
    const errors = type === 'error' ? payload : payload?.errors;
    return { code: errors?.[0]?.extensions?.code, text };
  } finally {
    socket.close();
  }
};

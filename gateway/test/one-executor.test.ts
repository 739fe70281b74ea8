import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { CommentsService } from '@seyir/proto';
import WebSocket from 'ws';
import { startSite, type Site, type SiteOptions } from './support/site.js';

let site: Site;
let socket: WebSocket | undefined;
const restart = async (config: SiteOptions['config']) => {
  await site.close();
  site = await startSite({ config });
};
beforeAll(async () => {
  site = await startSite();
});
afterEach(() => {
  socket?.terminate();
  socket = undefined;
});
afterAll(() => site.close());

interface Shown {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly [more: string]: unknown };
}
interface Message {
  readonly type: string;
  readonly payload?: Shown[] | { readonly data?: unknown; readonly errors?: Shown[] };
}

/** All messages of a page's socket; the request is sent after the acknowledgement. */
const overSocket = async (payload: object, token = 'token-1'): Promise<Message[]> => {
  const messages: Message[] = [];
  const opened = new WebSocket(`${site.url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
    origin: site.url,
    headers: { cookie: `sid=${token}` },
  });
  socket = opened;
  opened.on('open', () => opened.send('{"type":"connection_init"}'));
  opened.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as Message;
    if (message.type === 'connection_ack')
      opened.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    else messages.push(message);
  });
  await eventually(() => messages.length > 0);
  return messages;
};
const errorsOf = ([message]: readonly Message[]): readonly Shown[] | undefined => {
  const payload = message?.payload;
  return Array.isArray(payload) ? payload : payload?.errors;
};
const overHttp = async (body: object, token = 'token-1'): Promise<readonly Shown[] | undefined> => {
  const answer = await site.post('/graphql', body, { token });
  return ((await answer.json()) as { errors?: Shown[] }).errors;
};
const codeAndText = ({ message, extensions }: Shown) => `${extensions.code} ${message}`;
/** The parts of an error, without their texts. */
const shapes = (errors: readonly Shown[] | undefined) =>
  errors?.map((error) => [Object.keys(error).sort(), Object.keys(error.extensions).sort()]);
/** Faults that both transports find at the same place of equal documents. */
const isOfDocument = new Set(['too deep', 'too costly', 'too many aliases', 'a field that is not there']);

const inside = (selection: string) => ({
  query: `{ title(path: "a") { ${selection} } }`,
  subscription: `subscription { threadChanged(target: {kind: EPISODE, id: "e"}) { ${selection} } }`,
});
const deep = (levels: number): string => (levels === 0 ? 'id' : `replies { ${deep(levels - 1)} }`);
const aliases = (field: string) => Array.from({ length: 16 }, (_, n) => `a${n}: ${field}`).join(' ');

const pairs: Record<string, { query: object; subscription: object }> = {
  'no GraphQL': { query: { query: '{' }, subscription: { query: 'subscription {' } },
  'a field that is not there': {
    query: { query: '{ nothing }' },
    subscription: { query: 'subscription { nothing }' },
  },
  'too many tokens': {
    query: { query: inside('id '.repeat(1_100)).query },
    subscription: { query: inside('id '.repeat(1_100)).subscription },
  },
  'too many aliases': {
    query: { query: `{ viewer { ${aliases('id')} } }` },
    subscription: { query: `subscription { activity { ${aliases('unread')} } }` },
  },
  'too deep': {
    query: { query: `{ comments(target: {kind: EPISODE, id: "e"}) { items { ${deep(12)} } } }` },
    subscription: { query: inside(`comments { items { ${deep(12)} } }`).subscription },
  },
  'too costly': {
    query: {
      query: `{ comments(target: {kind: EPISODE, id: "e"}, size: 100, replies: 20) {
        items { replies { replies { replies { replies { id } } } } } } }`,
    },
    subscription: {
      query: inside('comments(size: 100, replies: 20) { items { replies { replies { replies { id } } } } }')
        .subscription,
    },
  },
  'too long a document': {
    query: { query: `#${'a'.repeat(16_000)}\n{ viewer { id } }` },
    subscription: { query: `#${'a'.repeat(16_000)}\nsubscription { activity { unread } }` },
  },
  'a variable of another type': {
    query: { query: 'query($p: String!) { title(path: $p) { id } }', variables: { p: [1] } },
    subscription: {
      query: 'subscription($t: String!) { threadFrames(ticket: $t, seq: 1) { seq } }',
      variables: { t: [1] },
    },
  },
  'an operation that the document does not have': {
    query: { query: 'query A { viewer { id } }', operationName: 'B' },
    subscription: { query: 'subscription A { activity { unread } }', operationName: 'B' },
  },
  'the kind of operation that the other way takes': {
    query: { query: 'subscription { activity { unread } }' },
    subscription: { query: '{ viewer { id } }' },
  },
  introspection: {
    query: { query: '{ __schema { nothing } }' },
    subscription: { query: 'subscription { __schema { nothing } }' },
  },
  'no document at all': { query: { query: 7 }, subscription: { query: '' } },
};

describe.each(Object.entries(pairs))('%s', (name, { query, subscription }) => {
  it('is the same error by POST and by socket', async () => {
    const [http, live] = [await overHttp(query), errorsOf(await overSocket(subscription))];
    expect(live?.length).toBeGreaterThan(0);
    expect(new Set(live?.map(codeAndText))).toEqual(new Set(http?.map(codeAndText)));
    if (isOfDocument.has(name)) expect(shapes(live)).toEqual(shapes(http));
  });
});

it("a service's error is formatted alike and logged once on both transports", async () => {
  site.peers.fake(CommentsService, { listComments: () => Promise.reject(new Error('secret inside')) });
  const logged = () => site.log.filter((line) => line.includes('request failed')).length;
  const target = '{kind: EPISODE, id: "episode-1"}';
  const http = await overHttp({ query: `{ comments(target: ${target}) { count } }` });
  expect(http).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
  expect(logged()).toBe(1);
  const live = errorsOf(
    await overSocket({ query: `subscription { threadChanged(target: ${target}) { comments { count } } }` }),
  );
  expect(live?.map(codeAndText)).toEqual(http?.map(codeAndText));
  expect(shapes(live)).toEqual(shapes(http));
  expect(logged()).toBe(2);
  expect(JSON.stringify([http, live])).not.toContain('secret');
});

it('a member is required on both transports, with the same text', async () => {
  const http = await overHttp({ query: '{ notifications { unread } }' }, 'ended');
  const live = errorsOf(await overSocket({ query: 'subscription { activity { unread } }' }, 'ended'));
  expect(http).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect(live?.map(codeAndText)).toEqual(http?.map(codeAndText));
});

it('the limit of all calls answers SLOW_DOWN with the waiting time on both transports', async () => {
  await restart({ limits: { all: [{ max: 2, windowMs: 60_000 }] } });
  const payload = { query: 'subscription { activity { unread } }' };
  // Opening the socket is one call, the subscription another.
  const messages = await overSocket(payload);
  expect(errorsOf(messages)).toBeUndefined();
  socket?.send(JSON.stringify({ id: '2', type: 'subscribe', payload }));
  await eventually(() => messages.some(({ type }) => type === 'error'));
  const live = errorsOf(messages.filter(({ type }) => type === 'error'));
  const http = await overHttp({ query: '{ viewer { id } }' });
  expect(http).toMatchObject([{ extensions: { code: 'SLOW_DOWN', retryAfterMs: expect.any(Number) } }]);
  expect(live?.map(codeAndText)).toEqual(http?.map(codeAndText));
  expect(shapes(live)).toEqual(shapes(http));
});

it('only registered documents are executed on both transports, as registered', async () => {
  const own = 'subscription Own { activity { unread revision } }';
  await restart({ trustedDocuments: [own, 'query Who { viewer { id } }'] });
  for (const errors of [
    await overHttp({ query: 'query Who { viewer { id roles } }' }),
    errorsOf(await overSocket({ query: 'subscription Own { activity { unread } }' })),
  ])
    expect(errors).toMatchObject([{ extensions: { code: 'UNKNOWN_DOCUMENT' } }]);
  socket?.terminate();
  expect(await overHttp({ query: 'query Who {\n viewer { id } }' })).toBeUndefined();
  const messages = await overSocket({ query: 'subscription Own {\n activity { unread, revision } }' });
  expect(messages[0]?.payload).toMatchObject({ data: { activity: { unread: 1, revision: 7 } } });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { AccountsService, CommentsService, NotificationsService, TargetKind, wakes } from '@seyir/proto';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { startSite, type Site } from './support/site.js';

let site: Site;
let clients: Client[];
let closed: { code: number }[];

beforeEach(async () => {
  site = await startSite();
  clients = [];
  closed = [];
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  await site.close();
});

/** A page's connection, with the cookie of `token` if given. */
const connect = (token?: string): Client => {
  class PageSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { origin: site.url, headers: token ? { cookie: `sid=${token}` } : {} });
    }
  }
  const client = createClient({
    url: `${site.url.replace('http', 'ws')}/graphql/ws`,
    webSocketImpl: PageSocket,
    retryAttempts: 0,
    on: { closed: (event) => void closed.push(event as { code: number }) },
  });
  clients.push(client);
  return client;
};

const subscribe = (client: Client, query: string) => {
  const received: unknown[] = [];
  const failed: unknown[] = [];
  client.subscribe(
    { query },
    {
      next: (value) => received.push(value),
      error: (error) => failed.push(error),
      complete: () => undefined,
    },
  );
  return { received, failed };
};

const ACTIVITY = 'subscription { activity { unread revision } }';
const THREAD = `subscription {
  threadChanged(target: {kind: EPISODE, id: "episode-1"}) { target { id } comments { count items { body } } }
}`;

/** Resolves when the gateway listens to the subject. */
const listensTo = async (subject: string, received: unknown[]) =>
  eventually(() => {
    site.live.wake(subject);
    return received.length > 0;
  });

describe('with trusted documents, a socket', () => {
  const registered = 'subscription Own { activity { unread revision __typename } }';
  const open = async () => {
    await site.close();
    site = await startSite({ config: { trustedDocuments: [registered] } });
  };

  it('executes the registered text, in any spelling of the client', async () => {
    await open();
    const { received } = subscribe(
      connect('token-1'),
      'subscription Own {\n# mine\nactivity { unread, revision } }',
    );
    await eventually(() => received.length === 1);
    expect(received[0]).toEqual({
      data: { activity: { unread: 1, revision: 7, __typename: expect.any(String) } },
    });
  });

  it.each([
    ['UNKNOWN_DOCUMENT', ACTIVITY],
    ['TOO_LARGE', `#${'a'.repeat(16_000)}\n${registered}`],
  ])('answers %s to an unregistered or too long document', async (code, query) => {
    await open();
    const { failed } = subscribe(connect('token-1'), query);
    await eventually(() => failed.length === 1);
    expect(failed[0]).toMatchObject([{ extensions: { code } }]);
  });
});

describe('activity', () => {
  it('sends the current state at once, and the new one within a second of a wake', async () => {
    const { received } = subscribe(connect('token-1'), ACTIVITY);
    await eventually(() => received.length === 1);
    expect(received[0]).toEqual({ data: { activity: { unread: 1, revision: 7 } } });
    site.peers.fake(NotificationsService, { getActivity: async () => ({ unread: 2, revision: 8 }) });
    site.live.wake(wakes.activity('member-1'));
    await eventually(() => received.length === 2, 1_000);
    expect(received[1]).toEqual({ data: { activity: { unread: 2, revision: 8 } } });
  });

  it('sends nothing if a wake changed nothing', async () => {
    const { received } = subscribe(connect('token-1'), ACTIVITY);
    await eventually(() => received.length === 1);
    const reads = () => site.peers.calls.filter((name) => name.endsWith('getActivity')).length;
    const before = reads();
    site.live.wake(wakes.activity('member-1'));
    await eventually(() => reads() > before);
    expect(received).toHaveLength(1);
  });

  it('reads again when the service did not answer', async () => {
    const { received, failed } = subscribe(connect('token-1'), ACTIVITY);
    await eventually(() => received.length === 1);
    site.peers.reachable(NotificationsService, false);
    site.live.wake(wakes.activity('member-1'));
    const failures = site.peers.calls.length;
    await eventually(() => site.peers.calls.length > failures);
    site.peers.fake(NotificationsService, { getActivity: async () => ({ unread: 3, revision: 9 }) });
    site.peers.reachable(NotificationsService, true);
    await eventually(() => received.length === 2);
    expect(failed).toEqual([]);
  });

  it('is refused to visitors in Turkish', async () => {
    const { received } = subscribe(connect(), ACTIVITY);
    await eventually(() => received.length === 1);
    expect(received[0]).toMatchObject({
      errors: [{ message: 'Bunun için giriş yapmalısın.', extensions: { code: 'NO_SESSION' } }],
    });
  });
});

describe('a thread', () => {
  it('is read again at each wake, also for visitors', async () => {
    const { received } = subscribe(connect(), THREAD);
    await listensTo(wakes.thread(TargetKind.EPISODE, 'episode-1'), received);
    expect(received[0]).toMatchObject({
      data: { threadChanged: { target: { id: 'episode-1' }, comments: { count: 2 } } },
    });
  });

  it("is read with the reader's rights if something may be hidden from the reader", async () => {
    const viewers: unknown[] = [];
    site.peers.fake(CommentsService, {
      getHiding: async () => ({ hides: true }),
      listComments: async (_request, { viewer }) => {
        viewers.push(viewer.memberId);
        return { comments: [], info: { count: 0, last: true } };
      },
    });
    const { received } = subscribe(connect('token-1'), THREAD);
    await listensTo(wakes.thread(TargetKind.EPISODE, 'episode-1'), received);
    expect(new Set(viewers)).toEqual(new Set(['member-1']));
  });
});

it('accepts only subscriptions, within the limits', async () => {
  const ask = (inside: string) =>
    `subscription { threadChanged(target: {kind: EPISODE, id: "e"}) { ${inside} } }`;
  const deep = (levels: number): string => (levels === 0 ? 'id' : `replies { ${deep(levels - 1)} }`);
  const wrong = [
    '{ viewer { id } }',
    'mutation { signOut { signedOut } }',
    'subscription { nothing }',
    '{',
    ask(`comments { items { ${deep(12)} } }`),
    ask('target { id } '.repeat(300)),
    ask(Array.from({ length: 16 }, (_, n) => `a${n}: comments { count }`).join(' ')),
    ask('comments(size: 100, replies: 20) { items { replies { replies { replies { id } } } } }'),
    '{ __schema { types { name } } }',
  ];
  const client = connect('token-1');
  for (const query of wrong) {
    const { failed } = subscribe(client, query);
    await eventually(() => failed.length === 1);
    const errors = failed[0] as { extensions: { code: string } }[];
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_INPUT']));
  }
});

it('executes only trusted documents if they are required', async () => {
  await site.close();
  site = await startSite({ config: { trustedDocuments: [ACTIVITY] } });
  const client = connect('token-1');
  const other = subscribe(client, THREAD);
  await eventually(() => other.failed.length === 1);
  const trusted = subscribe(client, ACTIVITY);
  await eventually(() => trusted.received.length === 1);
});

it('closes the sockets of an ended session, and no others', async () => {
  const own = subscribe(connect('token-1'), ACTIVITY);
  const visitor = subscribe(connect(), THREAD);
  await eventually(() => own.received.length === 1);
  site.live.wake(wakes.sessions, 'session-1');
  await eventually(() => site.peers.calls.filter((name) => name.endsWith('getSession')).length > 1);
  expect(closed).toEqual([]);
  site.sessions.delete('token-1');
  site.live.wake(wakes.sessions, 'session-1');
  await eventually(() => closed.length === 1, 1_000);
  expect(closed[0]?.code).toBe(4403);
  await listensTo(wakes.thread(TargetKind.EPISODE, 'episode-1'), visitor.received);
});

it('closes the sockets of an expired session, and not of an extended one', async () => {
  const expiresIn = (ms: number) => ({
    expiresAt: { seconds: BigInt(Math.ceil((site.clock.now().getTime() + ms) / 1000)) },
  });
  const until = new Map([
    ['short', expiresIn(1_000)],
    ['prolonged', expiresIn(1_000)],
  ]);
  site.peers.fake(AccountsService, {
    getSession: async ({ token }) => ({
      session: { id: `session-${token}`, member: { id: 'member-1' }, ...until.get(token) },
    }),
  });
  const gone = subscribe(connect('short'), ACTIVITY);
  await eventually(() => gone.received.length === 1);
  const stays = subscribe(connect('prolonged'), ACTIVITY);
  await eventually(() => stays.received.length === 1);
  until.set('prolonged', expiresIn(3_600_000));
  await eventually(() => closed.length === 1, 5_000);
  expect(closed[0]?.code).toBe(4403);
  site.live.wake(wakes.activity('member-1'));
  site.peers.fake(NotificationsService, { getActivity: async () => ({ unread: 5, revision: 99 }) });
  await eventually(() => {
    site.live.wake(wakes.activity('member-1'));
    return stays.received.length === 2;
  });
  expect(closed).toHaveLength(1);
});

it('releases everything when pages leave', async () => {
  let open = 0;
  const { listen } = site.live;
  site.live.listen = async (subject, onWake) => {
    const subscription = await listen.call(site.live, subject, onWake);
    if (subject.startsWith('notifications.')) open += 1;
    return {
      close: async () => {
        await subscription.close();
        if (subject.startsWith('notifications.')) open -= 1;
      },
    };
  };
  const client = connect('token-1');
  const { received } = subscribe(client, ACTIVITY);
  await eventually(() => received.length === 1);
  expect(open).toBe(1);
  await client.dispose();
  await eventually(() => open === 0);
});

it('counts open connections, and responses by route template, in /metrics', async () => {
  const line = async (start: string) =>
    (await site.metrics.metrics()).split('\n').find((one) => one.startsWith(start));
  const client = connect('token-1');
  const { received } = subscribe(client, ACTIVITY);
  await eventually(() => received.length > 0);
  expect(await line('seyir_live_connections')).toBe('seyir_live_connections 1');
  await client.dispose();
  await eventually(async () => (await line('seyir_live_connections')) === 'seyir_live_connections 0');

  await (await fetch(`${site.url}/profile/deniz?q=gizli`)).text();
  await eventually(() => line('seyir_http_seconds_count{route="/'));
  expect(await line('seyir_http_in_flight')).toBe('seyir_http_in_flight 0');
  expect(await site.metrics.metrics()).not.toMatch(/deniz|gizli/);
});

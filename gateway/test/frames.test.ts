import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import {
  changedIds,
  channels,
  CommentsService,
  HiddenBy,
  TargetKind,
  ThreadFrameSchema,
  wakes,
} from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site, type SiteOptions } from './support/site.js';
import { comment, covered } from './support/world/things.js';

let site: Site;
let pages: Page[];
const start = async (config: SiteOptions['config'] = {}) => {
  await site?.close();
  site = await startSite({ config });
};
beforeEach(async () => {
  pages = [];
  site = await startSite();
});
afterEach(async () => {
  for (const { socket } of pages) socket.terminate();
  await site.close();
});

const CHANNEL = channels.thread(TargetKind.EPISODE, 'episode-1');
const TARGET = '{kind: EPISODE, id: "episode-1"}';

const publish = (seq: number, more: MessageInitShape<typeof ThreadFrameSchema> = {}) =>
  site.broadcast.publish(CHANNEL, {
    seq,
    data: toBinary(ThreadFrameSchema, create(ThreadFrameSchema, { seq, commentCount: seq, ...more })),
  });

/** The live data on the first page of the thread. */
const firstPage = async (token?: string, target = TARGET) => {
  const answer = await site.graphql(
    `{ comments(target: ${target}) { live { seq ticket } } }`,
    {},
    { ...(token && { token }) },
  );
  const { comments } = answer.data as unknown as { comments: { live: { seq: number; ticket: string } } };
  return comments.live;
};

interface Frame {
  readonly seq: number;
  readonly resync: boolean;
  readonly [field: string]: unknown;
}

const FRAMES = `subscription($ticket: String!, $seq: Int!) { threadFrames(ticket: $ticket, seq: $seq) {
  seq resync spreadMs count comments { id parentId version deleted } reactions { commentId reactions { count } } ticket
} }`;

const connect = async (token?: string): Promise<Page> => {
  const page = await openPage(site, token);
  pages.push(page);
  return page;
};

const follow = ({ socket }: Page, variables: { ticket: string; seq: number }, id = '1', query = FRAMES) =>
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
const framesOf = ({ messages }: Page, id = '1') =>
  messages
    .flatMap((message) =>
      message.id === id && message.type === 'next'
        ? [(message.payload as { data: { threadFrames: Frame } }).data.threadFrames]
        : [],
    )
    .filter(({ ticket }) => ticket == null);
/** Messages with only a new ticket: the first one, and one every five minutes. */
const ticketsOf = ({ messages }: Page) =>
  messages.flatMap(
    ({ payload }) => (payload as { data?: { threadFrames: Frame } }).data?.threadFrames.ticket ?? [],
  );
interface GraphqlError {
  readonly extensions: { readonly code: string };
}
const codeOf = ({ messages }: Page) => {
  const payload = messages[0]?.payload as GraphqlError[] | { errors: GraphqlError[] } | undefined;
  return (Array.isArray(payload) ? payload : payload?.errors)?.[0]?.extensions.code;
};
const opened = async (count: number, live: { ticket: string; seq: number }, token?: string) => {
  const pages = await Promise.all(Array.from({ length: count }, () => connect(token)));
  pages.forEach((page, index) => follow(page, live, `s"${index}`));
  return pages;
};
const calls = () => site.peers.calls.filter((name) => name.startsWith('CommentsService')).length;

describe('frames of a thread', () => {
  it('reach all sockets with one ticket, each under its own operation id, without a call', async () => {
    const live = await firstPage();
    const pages = await opened(30, live);
    const members = await opened(3, live, 'token-1');
    const all = [...pages, ...members];
    const before = calls();
    publish(live.seq + 1, { comments: [{ id: 'comment-new', version: 1 }] });
    publish(live.seq + 2, {
      reactions: [{ commentId: 'comment-1', reactions: [{ reaction: 1, count: 7 }] }],
    });
    await eventually(() => all.every(({ messages }) => messages.length === 3));
    for (const [index, page] of pages.entries())
      expect(framesOf(page, `s"${index}`)).toMatchObject([
        {
          seq: live.seq + 1,
          resync: false,
          count: live.seq + 1,
          ticket: null,
          comments: [{ id: 'comment-new', parentId: null, version: 1, deleted: false }],
        },
        { seq: live.seq + 2, reactions: [{ commentId: 'comment-1', reactions: [{ count: 7 }] }] },
      ]);
    expect(calls()).toBe(before);
    expect(framesOf(pages[0]!, 's"0')[0]?.['spreadMs']).toBeGreaterThan(100);
  });

  it('continue where a returning page was, or else make it read again', async () => {
    const { ticket, seq } = await firstPage();
    const stays = await connect();
    follow(stays, { ticket, seq });
    for (let n = 1; n <= 3; n += 1) {
      publish(seq + n);
      await eventually(() => framesOf(stays).length === n);
    }
    const back = await connect();
    follow(back, { ticket, seq: seq + 1 });
    await eventually(() => framesOf(back).length === 2);
    expect(framesOf(back).map((frame) => frame.seq)).toEqual([seq + 2, seq + 3]);
    publish(seq + 6);
    await eventually(() => framesOf(back).length === 3);
    expect(framesOf(back).at(-1)).toMatchObject({ seq: seq + 6, resync: true, count: null, comments: [] });
    publish(seq + 7, { readAgain: true });
    await eventually(() => framesOf(back).length === 4);
    expect(framesOf(back).at(-1)).toMatchObject({ seq: seq + 7, resync: true });
  });

  it('need a valid ticket of this site that does not belong to another member', async () => {
    const own = await firstPage('token-1');
    const errors = async (ticket: string, token?: string) => {
      const page = await connect(token);
      follow(page, { ticket, seq: 0 });
      // An error of the field arrives as a result of its own; then the subscription ends.
      await eventually(() => page.messages.length === 2);
      return codeOf(page);
    };
    expect(await errors('x')).toBe('OUTDATED');
    expect(await errors(own.ticket)).toBe('FORBIDDEN');
    const member = await connect('token-1');
    follow(member, own);
    await eventually(() => ticketsOf(member).length === 1);
    follow(member, { ticket: String(ticketsOf(member)[0]), seq: own.seq }, '2');
    publish(own.seq + 1);
    await eventually(() => framesOf(member).length === 1 && framesOf(member, '2').length === 1);
    site.clock.advance(600_000);
    expect(await errors(own.ticket, 'token-1')).toBe('OUTDATED');
  });

  it('end for readers who may no longer see the collection, and continue during an outage', async () => {
    const live = await firstPage(undefined, '{kind: COLLECTION, id: "collection-1"}');
    const page = await connect();
    const follows = async (code: 'NOT_FOUND' | 'TRY_AGAIN', id: string) => {
      site.peers.fake(CommentsService, {
        listComments: () => Promise.reject(new DomainError(code)),
      });
      follow(page, live, id);
      await eventually(() => page.messages.some((message) => message.id === id));
      return page.messages.find((message) => message.id === id)?.type;
    };
    expect(await follows('TRY_AGAIN', '1')).toBe('next');
    expect(await follows('NOT_FOUND', '2')).toBe('complete');
  });

  it('are found under any alias and in a fragment', async () => {
    const live = await firstPage();
    const page = await connect();
    const frame = 'threadFrames(ticket: $ticket, seq: $seq) { seq }';
    follow(page, live, 'a', `subscription($ticket: String!, $seq: Int!) { renamed: ${frame} }`);
    publish(live.seq + 1);
    await eventually(() => page.messages.length === 2);
    expect(page.messages[1]?.payload).toEqual({ data: { renamed: { seq: live.seq + 1 } } });
    const inFragment = `subscription($ticket: String!, $seq: Int!) { ...F } fragment F on Subscription { ${frame} }`;
    follow(page, live, 'b', inFragment);
    await eventually(
      () => page.messages.filter(({ id, type }) => id === 'b' && type === 'next').length === 2,
    );
  });

  it("that were lost together with the page's number are read again, and not from memory", async () => {
    const { gaps, open } = { gaps: [] as ((seq: number) => void)[], open: site.broadcast.open };
    site.broadcast.open = (channel, fromSeq, listener) => {
      gaps.push((seq) => listener({ gap: true, seq }));
      return open.call(site.broadcast, channel, fromSeq, listener);
    };
    let count = 2;
    site.peers.fake(CommentsService, {
      listComments: async () => ({ comments: [], info: { count, last: true }, frameSeq: 7 }),
    });
    const shown = async () =>
      (
        (await site.graphql(`{ comments(target: ${TARGET}) { count } }`)).data as unknown as {
          comments: { count: number };
        }
      ).comments.count;
    const live = await firstPage();
    const page = await connect();
    follow(page, live);
    await eventually(() => gaps.length === 1);
    expect(await shown()).toBe(2);
    // Neither its frame nor its wake has arrived.
    count = 3;
    expect(await shown()).toBe(2);
    gaps[0]?.(live.seq);
    await eventually(() => framesOf(page).length === 1);
    expect(framesOf(page)).toMatchObject([{ seq: live.seq, resync: true }]);
    expect(await shown()).toBe(3);
  });

  it('end with the page: the channel has no listener any more', async () => {
    let listening = 0;
    const { open } = site.broadcast;
    site.broadcast.open = async (...given) => {
      const subscription = await open(...given);
      listening += 1;
      return {
        close: async () => {
          listening -= 1;
          await subscription.close();
        },
      };
    };
    const pages = await opened(3, await firstPage());
    await eventually(() => listening === 3);
    pages[0]!.socket.send('{"id":"s\\"0","type":"complete"}');
    await eventually(() => listening === 2);
    for (const { socket } of pages) socket.close();
    await eventually(() => listening === 0);
  });
});

describe('comments from a frame', () => {
  const ask = (refs: { id: string; version: number }[], token?: string, target = TARGET) =>
    site.graphql(
      `query($refs: [CommentRef!]!) { threadComments(target: ${target}, comments: $refs) { id body covered } }`,
      { refs },
      { ...(token && { token }) },
    );
  const reads = () => site.peers.calls.filter((name) => name === 'CommentsService/getComments').length;

  it('are read once for all readers, including members', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { data } = await ask([{ id: comment.id, version: 0 }]);
      expect(data).toMatchObject({ threadComments: [{ id: comment.id, body: comment.body }] });
      await ask([{ id: comment.id, version: 0 }], 'token-1');
    }
    expect(reads()).toBe(1);
  });

  it('are read separately by each member if a spoiler covers them', async () => {
    const viewers: unknown[] = [];
    site.peers.fake(CommentsService, {
      getComments: async (_request, { viewer }) => {
        viewers.push(viewer.memberId);
        return { comments: [viewer.memberId ? { ...covered, covered: false, body: 'Katil uşak' } : covered] };
      },
    });
    const refs = [{ id: covered.id, version: 0 }];
    expect((await ask(refs)).data).toMatchObject({ threadComments: [{ covered: true, body: null }] });
    expect((await ask(refs, 'token-1')).data).toMatchObject({
      threadComments: [{ covered: false, body: 'Katil uşak' }],
    });
    expect(viewers).toEqual([undefined, 'member-1']);
  });

  it('are read separately by a member with hidden texts, as soon as there are any', async () => {
    let hides = false;
    const hidden = { ...comment, body: '', hiddenBy: HiddenBy.BLOCK };
    site.peers.fake(CommentsService, {
      getHiding: async () => ({ hides }),
      getComments: async (_request, { viewer }) => ({
        comments: [viewer.memberId && hides ? hidden : comment],
      }),
    });
    const refs = [{ id: comment.id, version: 0 }];
    const body = async (token?: string) =>
      ((await ask(refs, token)).data as unknown as { threadComments: { body: string | null }[] })
        .threadComments[0]!.body;
    expect(await body('token-1')).toBe(comment.body);
    hides = true;
    site.live.wake(wakes.restraints, changedIds(['member-2', 'member-1']));
    await eventually(async () => expect(await body('token-1')).toBeNull());
    expect(await body()).toBe(comment.body);
    const asked = () => site.peers.calls.filter((name) => name === 'CommentsService/getHiding').length;
    const before = asked();
    await body('token-1');
    expect(asked()).toBe(before);
  });

  it('are read separately by a member within five seconds of a block whose wake was lost', async () => {
    let hides = false;
    const hidden = { ...comment, body: '', hiddenBy: HiddenBy.BLOCK };
    site.peers.fake(CommentsService, {
      getHiding: async () => ({ hides }),
      getComments: async (_request, { viewer }) => ({
        comments: [viewer.memberId && hides ? hidden : comment],
      }),
    });
    const refs = [{ id: comment.id, version: 0 }];
    expect((await ask(refs, 'token-1')).data).toMatchObject({ threadComments: [{ body: comment.body }] });
    Object.assign(site.live, { connected: false });
    hides = true;
    site.clock.advance(5_000);
    expect((await ask(refs, 'token-1')).data).toMatchObject({ threadComments: [{ body: null }] });
  });

  it('are read separately by each member while comments cannot say whether texts are hidden', async () => {
    const hidden = { ...comment, body: '', hiddenBy: HiddenBy.BLOCK };
    site.peers.fake(CommentsService, {
      // A replica of the previous version does not know the call.
      getHiding: () => Promise.reject(new DomainError('INTERNAL', { reason: 'unimplemented' })),
      getComments: async (_request, { viewer }) => ({ comments: [viewer.memberId ? hidden : comment] }),
    });
    expect((await ask([{ id: comment.id, version: 0 }], 'token-1')).data).toMatchObject({
      threadComments: [{ id: comment.id, body: null }],
    });
  });

  it("are left out if they are missing from the member's own answer", async () => {
    site.peers.fake(CommentsService, {
      getHiding: async () => ({ hides: true }),
      getComments: async (_request, { viewer }) => ({ comments: viewer.memberId ? [] : [comment] }),
    });
    const refs = [{ id: comment.id, version: 0 }];
    expect((await ask(refs)).data).toMatchObject({ threadComments: [{ id: comment.id }] });
    expect((await ask(refs, 'token-1')).data).toEqual({ threadComments: [] });
  });

  it('are never older than the requested version, nor cached past a wake', async () => {
    let version = 1;
    site.peers.fake(CommentsService, {
      getComments: async () => ({ comments: [{ ...comment, version, body: `Metin ${version}` }] }),
    });
    // Requests a version that does not exist yet.
    await ask([{ id: comment.id, version: 2 }]);
    version = 2;
    expect((await ask([{ id: comment.id, version: 2 }])).data).toMatchObject({
      threadComments: [{ body: 'Metin 2' }],
    });
    await ask([{ id: comment.id, version: 1 }]);
    version = 3;
    site.live.wake(wakes.thread(TargetKind.EPISODE, 'episode-1'));
    await eventually(async () =>
      expect((await ask([{ id: comment.id, version: 1 }])).data).toMatchObject({
        threadComments: [{ body: 'Metin 3' }],
      }),
    );
  });

  it('are only those of the thread', async () => {
    const elsewhere = '{kind: EPISODE, id: "episode-2"}';
    expect((await ask([{ id: comment.id, version: 0 }], undefined, elsewhere)).data).toEqual({
      threadComments: [],
    });
  });
});

describe('a socket', () => {
  it('is refused more subscriptions than its limit', async () => {
    await start({ limits: { entries: [{ max: 2, windowMs: 60_000 }] } });
    const live = await firstPage();
    const page = await connect();
    for (const id of ['1', '2', '3']) follow(page, live, id);
    await eventually(() => page.messages.length === 3);
    const refused = page.messages.filter(({ type }) => type === 'error');
    expect(refused).toMatchObject([{ id: '3', payload: [{ extensions: { code: 'SLOW_DOWN' } }] }]);
  });

  it('that sends more messages than its limit is closed', async () => {
    await start({ limits: { messages: [{ max: 5, windowMs: 60_000 }] } });
    const page = await connect();
    for (let n = 0; n < 6; n += 1) page.socket.send('{"type":"ping"}');
    await eventually(() => page.closed !== '');
    expect(page.closed).toBe('1013 SLOW_DOWN');
  });
});

import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import {
  changedIds,
  channels,
  CommentsService,
  PostFrameSchema,
  SocialService,
  wakes,
  withdrawnIds,
} from '@seyir/proto';
import { openPage, type Page } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';
import { member } from './support/world/things.js';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  for (const page of pages) page.socket.terminate();
  await site.close();
});

let pages: Page[];
beforeEach(() => {
  pages = [];
});
const connect = async (token?: string): Promise<Page> => {
  const page = await openPage(site, token);
  pages.push(page);
  return page;
};

const FRAMES = `subscription($ticket: String!, $seq: Int!) {
  postFrames(ticket: $ticket, seq: $seq) { seq resync spreadMs claps votes ticket } }`;

const THREAD_FRAMES = `subscription($ticket: String!, $seq: Int!) {
  threadFrames(ticket: $ticket, seq: $seq) { seq resync ticket } }`;

interface Live {
  readonly seq: number;
  readonly ticket: string;
}
/** The sequence number after which the frames of a post continue. */
const liveOf = async (id: string, token?: string) => {
  const { data } = await site.graphql(
    'query ($ids: [ID!]!) { postsById(ids: $ids) { clapLive { seq ticket } pollLive { seq ticket } } }',
    { ids: [id] },
    { ...(token && { token }) },
  );
  return (data as unknown as { postsById: { clapLive: Live; pollLive: Live | null }[] }).postsById[0]!;
};
const follow = ({ socket }: Page, { ticket, seq }: Live, query = FRAMES) =>
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { ticket, seq } } }));
const publish = (channel: string, seq: number, counts: MessageInitShape<typeof PostFrameSchema>) =>
  site.broadcast.publish(channel, {
    seq,
    data: toBinary(PostFrameSchema, create(PostFrameSchema, counts)),
    key: 'counts',
  });
const framesOf = ({ messages }: Page) =>
  messages.flatMap(({ payload }) => (payload as { data?: { postFrames: object } })?.data?.postFrames ?? []);
const isOver = ({ messages }: Page) => messages.some(({ type }) => type === 'complete');

/** Changes that withdraw the right to see a group's post: name, wake and hint. */
const ENDS: readonly [string, string, string | undefined][] = [
  ['the member leaves its private group', wakes.groupStanding('group-1', member.id), changedIds(['group-1'])],
  ['its group becomes private', wakes.group('group-1'), withdrawnIds(['group-1'])],
  ['its author blocks the member', wakes.friends(member.id), undefined],
];

describe('the frames of a post', () => {
  it('carry claps to visitors and members, and the results of a poll to those who may see them', async () => {
    const [visitor, voter] = [await connect(), await connect('token-1')];
    follow(visitor, (await liveOf('post-2')).clapLive);
    follow(voter, (await liveOf('post-2', 'token-1')).pollLive!);
    await eventually(() => expect(framesOf(visitor).length + framesOf(voter).length).toBe(2));
    publish(channels.claps('post-2'), 1, { claps: 9 });
    publish(channels.poll('post-2'), 1, { votes: [3, 2] });
    await eventually(() => expect(framesOf(visitor).length + framesOf(voter).length).toBe(4));
    expect(framesOf(visitor)[1]).toMatchObject({ seq: 1, resync: false, claps: 9, votes: [], ticket: null });
    expect(framesOf(voter)[1]).toMatchObject({ seq: 1, resync: false, claps: 0, votes: [3, 2] });
  });

  it('of a poll have no ticket while its results are hidden, and after its end', async () => {
    for (const more of [{ resultsHidden: true }, { ended: true }]) {
      site.peers.fake(SocialService, {
        getPosts: async () => ({
          posts: [{ id: 'post-2', poll: { answers: [{ text: 'Bu' }, { text: 'Şu' }], ...more } }],
        }),
      });
      expect((await liveOf('post-2', 'token-1')).pollLive).toBeNull();
    }
    expect((await liveOf('post-2')).clapLive).toMatchObject({ seq: 0 });
  });

  it('need a ticket for a post; a ticket for a thread is refused', async () => {
    const { clapLive } = await liveOf('post-1', 'token-1');
    const { data } = await site.graphql(
      '{ comments(target: {kind: EPISODE, id: "episode-1"}) { live { seq ticket } } }',
    );
    const thread = (data as unknown as { comments: { live: Live } }).comments.live;
    for (const [live, query, token, code] of [
      [thread, FRAMES, 'token-1', 'OUTDATED'],
      [{ seq: 0, ticket: 'x' }, FRAMES, 'token-1', 'OUTDATED'],
      [clapLive, THREAD_FRAMES, 'token-1', 'OUTDATED'],
      [clapLive, FRAMES, undefined, 'FORBIDDEN'],
    ] as const) {
      const page = await connect(token);
      follow(page, live, query);
      await eventually(() => isOver(page));
      expect(JSON.stringify(page.messages)).toContain(code);
    }
  });

  it.each(ENDS)('end at once when %s', async (_, subject, hint) => {
    const page = await connect('token-1');
    follow(page, (await liveOf('post-11', 'token-1')).clapLive);
    await eventually(() => expect(framesOf(page)).toHaveLength(1));
    // Other posts of the group do not make every reader ask again.
    const asked = site.peers.calls.length;
    site.live.wake(wakes.group('group-1'), changedIds(['group-1']));
    publish(channels.claps('post-11'), 1, { claps: 8 });
    await eventually(() => expect(framesOf(page)).toHaveLength(2));
    expect(site.peers.calls).toHaveLength(asked);
    site.peers.fake(SocialService, { getPosts: async () => ({ posts: [] }) });
    site.live.wake(subject, hint);
    await eventually(() => isOver(page));
    publish(channels.claps('post-11'), 2, { claps: 9 });
    expect(framesOf(page)).toHaveLength(2);
  });

  it('do not open with a ticket of a former member of its group', async () => {
    const { clapLive } = await liveOf('post-11', 'token-1');
    site.peers.fake(SocialService, { getPosts: async () => ({ posts: [] }) });
    const page = await connect('token-1');
    follow(page, clapLive);
    await eventually(() => expect(JSON.stringify(page.messages)).toContain('OUTDATED'));
  });

  it('continue while social does not answer', async () => {
    const page = await connect('token-1');
    follow(page, (await liveOf('post-11', 'token-1')).clapLive);
    await eventually(() => expect(framesOf(page)).toHaveLength(1));
    let asked = 0;
    site.peers.fake(SocialService, {
      getPosts: () => {
        asked += 1;
        return Promise.reject(new DomainError('TRY_AGAIN'));
      },
    });
    site.live.wake(wakes.friends(member.id));
    await eventually(() => expect(asked).toBe(1));
    publish(channels.claps('post-11'), 1, { claps: 8 });
    await eventually(() => expect(framesOf(page)).toHaveLength(2));
    expect(isOver(page)).toBe(false);
  });
});

describe('the frames of the thread of a post', () => {
  const gone = () =>
    site.peers.fake(CommentsService, { listComments: () => Promise.reject(new DomainError('NOT_FOUND')) });
  /** Where the frames continue, for a member of the post's private group. */
  const threadLive = async (): Promise<Live> => {
    const thread = { comments: [], info: { last: true } };
    site.peers.fake(CommentsService, { listComments: async () => ({ ...thread, groupId: 'group-1' }) });
    const { data } = await site.graphql(
      '{ comments(target: {kind: POST, id: "post-11"}) { live { seq ticket } } }',
      {},
      { token: 'token-1' },
    );
    return (data as unknown as { comments: { live: Live } }).comments.live;
  };

  it.each(ENDS)('end at once when %s', async (_, subject, hint) => {
    const live = await threadLive();
    const page = await connect('token-1');
    follow(page, live, THREAD_FRAMES);
    const renewals = () => page.messages.filter(({ payload }) => payload !== undefined).length;
    await eventually(() => expect(renewals()).toBe(1));
    gone();
    site.live.wake(subject, hint);
    await eventually(() => isOver(page));
    expect(renewals()).toBe(1);
  });

  it('do not open with a ticket of a former member of its group', async () => {
    const live = await threadLive();
    gone();
    const page = await connect('token-1');
    follow(page, live, THREAD_FRAMES);
    await eventually(() => expect(JSON.stringify(page.messages)).toContain('OUTDATED'));
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { changedIds, CommentsService, HiddenBy, TargetKind, wakes, withdrawnIds } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { comment, covered, info, member } from './support/world/things.js';

let site: Site;
/** The members who asked for a page of the thread, in order; undefined for a visitor. */
let askers: (string | undefined)[];
let hides: boolean;
let body: string;
beforeEach(async () => {
  askers = [];
  hides = false;
  body = comment.body;
  site = await startSite();
  site.peers.fake(CommentsService, {
    getHiding: async () => ({ hides }),
    listComments: async (_request, { viewer }) => {
      askers.push(viewer.memberId);
      const hidden = { body: '', hiddenBy: HiddenBy.BLOCK };
      const shown = { ...comment, body, ...(viewer.memberId && hides && hidden) };
      return { comments: [shown], info: info(1) };
    },
  });
});
afterEach(() => site.close());

const wake = async (subject: string, hint?: string) => {
  site.live.wake(subject, hint);
  await new Promise(setImmediate);
};
const thread = wakes.thread(TargetKind.EPISODE, 'episode-1');
const bodyFor = async (token?: string, target = '{kind: EPISODE, id: "episode-1"}') => {
  const query = `{ comments(target: ${target}) { items { body ownReaction } } }`;
  const { data } = await site.graphql(query, {}, { ...(token && { token }) });
  return (data as unknown as { comments: { items: { body: string | null }[] } }).comments.items[0]?.body;
};
/** The member who asked last, after the member has read the thread; undefined: nobody asked, or a visitor did. */
const ownRead = async () => {
  askers.length = 0;
  await bodyFor('token-1');
  return askers.at(-1);
};

describe('a member who would get the same page of a thread as everybody', () => {
  it('gets the page that was read for all members', async () => {
    for (let n = 0; n < 3; n += 1) expect(await bodyFor('token-1')).toBe(comment.body);
    expect(askers).toEqual([undefined]);
  });

  it('gets the own reactions with it', async () => {
    const query = `{ comments(target: {kind: EPISODE, id: "episode-1"}) { items { ownReaction } } }`;
    expect((await site.graphql(query, {}, { token: 'token-1' })).data).toMatchObject({
      comments: { items: [{ ownReaction: 'LIKE' }] },
    });
  });

  it('gets a new one after each change', async () => {
    expect(await bodyFor('token-1')).toBe(comment.body);
    body = 'yeni';
    await wake(thread);
    expect(await bodyFor('token-1')).toBe('yeni');
  });
});

describe("a member's own write is in the member's next page before its wake arrives:", () => {
  const write = async (mutation: string) => {
    expect(await ownRead()).toBeUndefined();
    const { errors } = await site.graphql(`mutation { ${mutation} }`, {}, { token: 'token-1' });
    expect(errors).toBeUndefined();
  };
  beforeEach(() => {
    const changed = async () => {
      body = 'yeni';
      return Promise.resolve({ comment: { ...comment, body } });
    };
    site.peers.fake(CommentsService, {
      postComment: changed,
      postReply: changed,
      editComment: changed,
      deleteComment: changed,
    });
  });

  it.each([
    'postComment(input: {target: {kind: EPISODE, id: "episode-1"}, body: "yeni"}) { comment { id } }',
    'postReply(input: {parentId: "comment-1", body: "yeni"}) { comment { id } }',
    'editComment(input: {id: "comment-1", body: "yeni", version: 1}) { comment { id } }',
    'deleteComment(id: "comment-1") { comment { id } }',
  ])('%s', async (mutation) => {
    await write(mutation);
    expect(await bodyFor('token-1')).toBe('yeni');
  });

  it('setReaction, which other members get with the next wake of the thread', async () => {
    site.sessions.set('token-2', { id: 'session-2', member: { ...member, id: 'member-2' } });
    await write(
      'setReaction(input: {targetType: COMMENT, targetId: "comment-1", reaction: LIKE, active: true}) { targetId }',
    );
    expect(await ownRead()).toBe('member-1');
    askers.length = 0;
    await bodyFor('token-2');
    expect(askers).toEqual([]);
  });

  it('a reaction taken back by the legacy call', async () => {
    expect(await ownRead()).toBeUndefined();
    const sent = { action: 'reaction-1', type: 'comment' };
    expect(await (await site.post('/delete/action', sent, { token: 'token-1' })).json()).toMatchObject({
      status: '0',
    });
    expect(await ownRead()).toBe('member-1');
  });
});

describe('a page of a thread is read for the member alone', () => {
  it('if anything may be hidden from the member', async () => {
    await bodyFor();
    expect(await ownRead()).toBeUndefined();
    hides = true;
    await wake(wakes.restraints, changedIds(['member-1']));
    expect(await bodyFor('token-1')).toBeNull();
    expect(await bodyFor()).toBe(comment.body);
  });

  it('while comments does not say whether anything is hidden', async () => {
    site.peers.fake(CommentsService, { getHiding: () => Promise.reject(new DomainError('INTERNAL')) });
    expect(await ownRead()).toBe('member-1');
  });

  it.each([
    ['a comment', [covered]],
    ['a reply', [{ ...comment, replies: [covered] }]],
  ])('if a spoiler covers %s', async (_, comments) => {
    site.peers.fake(CommentsService, {
      listComments: async (_request, { viewer }) => {
        askers.push(viewer.memberId);
        return { comments, info: info(1) };
      },
    });
    expect(await ownRead()).toBe('member-1');
  });

  it("from the member's reaction until the thread's next wake, which brings the new sum", async () => {
    expect(await ownRead()).toBeUndefined();
    await wake(wakes.reactions, changedIds(['member-2']));
    expect(await ownRead()).toBeUndefined();
    await wake(wakes.reactions, changedIds(['member-1', 'member-2']));
    expect(await ownRead()).toBe('member-1');
    await wake(thread);
    expect(await ownRead()).toBeUndefined();
    expect(askers).toEqual([undefined]);
  });

  it('after a change, also while comments does not answer: what was withdrawn must not be shown', async () => {
    expect(await ownRead()).toBeUndefined();
    site.peers.fake(CommentsService, { listComments: () => Promise.reject(new DomainError('TRY_AGAIN')) });
    await wake(thread, withdrawnIds([]));
    const query = `{ comments(target: {kind: EPISODE, id: "episode-1"}) { items { body } } }`;
    const { errors, data } = await site.graphql(query, {}, { token: 'token-1' });
    expect(errors).toMatchObject([{ extensions: { code: 'TRY_AGAIN' } }]);
    expect(data).toEqual({ comments: null });
  });

  it('10 s after a comment was changed, if its wake is lost', async () => {
    expect(await bodyFor('token-1')).toBe(comment.body);
    body = 'yeni';
    expect(await bodyFor('token-1')).toBe(comment.body);
    site.clock.advance(10_000);
    expect(await bodyFor('token-1')).toBe('yeni');
  });

  it('10 s after something was hidden from the member, if its wake is lost', async () => {
    expect(await ownRead()).toBeUndefined();
    hides = true;
    site.clock.advance(10_000);
    expect(await bodyFor('token-1')).toBeNull();
  });

  it('while wakes do not arrive', async () => {
    expect(await ownRead()).toBeUndefined();
    Object.assign(site.live, { connected: false });
    expect(await ownRead()).toBe('member-1');
  });

  it.each(['COLLECTION', 'POST', 'DISCUSSION'])('about a target of kind %s', async (kind) => {
    await bodyFor('token-1', `{kind: ${kind}, id: "target-1"}`);
    expect(askers).toEqual(['member-1']);
  });
});

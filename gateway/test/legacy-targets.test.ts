import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommentsService, Reaction, SocialService, TargetKind } from '@seyir/proto';
import { defaultLimits } from '../src/limits/limits.js';
import { specFile } from './support/legacy-calls.js';
import { startSite, type Site } from './support/site.js';

const { rows, vocabulary } = specFile('legacy-calls.yaml') as {
  rows: { path: string; targets?: string }[];
  vocabulary: Record<string, readonly string[] | Record<string, number>>;
};
const notServed = (specFile('open.yaml') as { targets: Record<string, string[]> }).targets;

/** The targets of a call as its `type` names them, with the name of each in the vocabulary. */
const targetsOf = ({
  path,
  targets = '',
}: {
  path: string;
  targets?: string;
}): [name: string, type: string][] => {
  const words = vocabulary[targets] ?? [];
  const all = Array.isArray(words)
    ? words.map((word): [string, string] => [word, word])
    : Object.entries(words).map(([name, number]): [string, string] => [name, String(number)]);
  return all.filter(([name]) => !(notServed[path] ?? []).includes(name));
};

/** Each request that named a target, with the target as the service got it. */
const received: [call: string, target: unknown][] = [];
const note = (call: string, target: unknown): void => void received.push([call, target]);

let site: Site;
beforeAll(async () => {
  site = await startSite({ config: { limits: { ...defaultLimits, writing: [], toggling: [] } } });
  const commentOf = (target: object | undefined) => ({
    id: 'comment-new',
    ...(target && { target }),
    body: 'Güzel',
  });
  site.peers.fake(CommentsService, {
    listComments: async ({ target }) => {
      note('listComments', target?.kind);
      return { comments: [], info: { count: 0, last: true } };
    },
    postComment: async ({ target }) => {
      note('postComment', target?.kind);
      return { comment: commentOf(target) };
    },
    addPost: async () => {
      note('addPost', TargetKind.DISCUSSION);
      return { post: commentOf({ kind: TargetKind.DISCUSSION, id: 'thing-1' }) };
    },
    setReaction: async ({ targetType, reaction }) => {
      note('setReaction', targetType);
      return { reactionId: 'reaction-1', active: true, reactions: [{ reaction, count: 1 }] };
    },
    deleteReaction: async ({ targetType }) => {
      note('deleteReaction', targetType);
      return { reaction: Reaction.LIKE, reactions: [] };
    },
    report: async ({ targetType }) => {
      note('report', targetType);
      return { caseId: 'case-1' };
    },
    getComments: async ({ ids }) => ({
      comments: ids.map((id) => ({ id, target: { kind: TargetKind.DISCUSSION, id: 'topic-1' } })),
    }),
    deleteComment: async ({ commentId }) => {
      note('deleteComment', commentId);
      return { comment: { id: commentId, deleted: true } };
    },
  });
  site.peers.fake(SocialService, {
    deletePost: async ({ postId }) => {
      note('deletePost', postId);
      return {};
    },
    deleteCollection: async ({ collectionId }) => {
      note('deleteCollection', collectionId);
      return {};
    },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  received.length = 0;
});

const ID = 'thing-1';
const kinds: Readonly<Record<string, TargetKind>> = {
  movie: TargetKind.MOVIE,
  episode: TargetKind.EPISODE,
  series: TargetKind.SERIES,
  collection: TargetKind.COLLECTION,
  discussion: TargetKind.DISCUSSION,
  trailer: TargetKind.TRAILER,
};
const deletions: Readonly<Record<string, string>> = {
  flow: 'deletePost',
  group: 'deletePost',
  comment: 'deleteComment',
  discussion: 'deleteComment',
  collection: 'deleteCollection',
};

interface TargetedCall {
  readonly fields: Readonly<Record<string, string>>;
  /** The call of a service that a target leads to. */
  readonly leadsTo: (target: string) => [call: string, target: unknown];
}

/** A post of a group is a post to the services. */
const asPost = (target: string): string => (target === 'group' ? 'flow' : target);

const calls: Readonly<Record<string, TargetedCall>> = {
  '/get/more/comment': { fields: { id: ID, page: '1' }, leadsTo: (name) => ['listComments', kinds[name]] },
  '/add/comment': {
    fields: { id: ID, comment: 'Güzel', spoiler: '0' },
    leadsTo: (name) => [name === 'discussion' ? 'addPost' : 'postComment', kinds[name]],
  },
  '/set/action': {
    fields: { series_id: ID, post_id: 'post-11', action: '1', status: '0' },
    leadsTo: (name) => ['setReaction', asPost(name)],
  },
  '/delete/action': { fields: { action: 'reaction-1' }, leadsTo: (name) => ['deleteReaction', asPost(name)] },
  // `group` names a post of a group, or else the group itself.
  '/set/report': { fields: { id: ID, value: 'spam', desc: '' }, leadsTo: (name) => ['report', name] },
  '/{type}/delete/post': { fields: { id: ID }, leadsTo: (name) => [deletions[name] ?? '', ID] },
};

const post = async (path: string, type: string) => {
  const { fields = {} } = calls[path] ?? {};
  const response = await site.post(path.replace('{type}', type), { ...fields, type }, { token: 'token-1' });
  return (await response.json()) as Record<string, unknown>;
};

const targeted = rows.filter(({ targets }) => targets);

it('every call of the specification that serves several targets is tested here', () => {
  expect(Object.keys(calls).sort()).toEqual(targeted.map(({ path }) => path).sort());
});

describe.each(targeted.map((row) => [row.path, row] as const))('%s', (path, row) => {
  it.each(targetsOf(row))('serves the target %s', async (name, type) => {
    expect(await post(path, type)).toMatchObject({ success: true });
    expect(received).toContainEqual(calls[path]?.leadsTo(name));
  });

  it.each(['', '0', '99', 'x', 'toString'])('refuses the target "%s"', async (type) => {
    expect(await post(path, type)).toMatchObject({ success: false });
    expect(received).toEqual([]);
  });
});

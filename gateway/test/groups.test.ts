import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommentsService, SocialService, TargetKind } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { smallPng } from './support/photos.js';
import { group, privateGroup } from './support/world/groups.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const legacy = async (path: string, body: object, token?: string) =>
  (await site.post(path, body, token ? { token } : {})).json() as Promise<Record<string, unknown>>;
const codeOf = async (query: string, options = {}) =>
  (await site.graphql(query, {}, options)).errors?.[0]?.extensions?.['code'];

describe('groups', () => {
  it('are listed, and read by their address', async () => {
    const query = `{ groups(query: "boz") { items { id path name cover standing memberCount } last nextCursor }
      group(slug: "bozkir") { description networks { discord } version } none: group(slug: "yok") { id } }`;
    expect((await site.graphql(query)).data).toEqual({
      groups: {
        items: [
          {
            id: group.id,
            path: '/grup/bozkir',
            name: group.name,
            memberCount: 3,
            cover: '/i/groups/u/2026-11-20/kapak.webp',
            standing: 'OWNER',
          },
          expect.objectContaining({ id: privateGroup.id, standing: 'NONE' }),
        ],
        last: true,
        nextCursor: null,
      },
      group: { description: 'Final geceleri', networks: { discord: '' }, version: 4 },
      none: null,
    });
    expect(await codeOf('{ groups(filter: JOINED) { last } }')).toBe('NO_SESSION');
  });

  it('G-24: posts and members are pages, and null for viewers who may not see them', async () => {
    const query = `query ($id: ID!) {
      groupPosts(groupId: $id) { items { id groupId group { slug } mayDelete } }
      groupMembers(groupId: $id) { items { member { username } role } count } }`;
    const read = async (id: string, options = {}) => (await site.graphql(query, { id }, options)).data;
    expect(await read(group.id)).toMatchObject({
      groupPosts: {
        items: [{ id: 'post-11', group: { slug: 'bozkir' }, mayDelete: true }, { id: 'post-12' }],
      },
      groupMembers: { items: [{ member: { username: member.username }, role: 'OWNER' }], count: 2 },
    });
    for (const options of [{}, asMember])
      expect(await read(privateGroup.id, options)).toEqual({ groupPosts: null, groupMembers: null });
    expect(await read('group-9')).toEqual({ groupPosts: null, groupMembers: null });
  });

  it('G-12 G-22: requests, invites and members to invite are only for those who manage the group', async () => {
    const query = (id: string, text: string) => `{
      groupRequests(groupId: "${id}") { items { id member { username } } }
      groupInvites(groupId: "${id}") { items { id } }
      groupCandidates(groupId: "${id}", query: "${text}") { member { id } standing } }`;
    expect((await site.graphql(query(group.id, 'ad'), {}, asMember)).data).toEqual({
      groupRequests: { items: [{ id: 'request-1', member: { username: other.username } }] },
      groupInvites: { items: [{ id: other.id }] },
      groupCandidates: [{ member: { id: other.id }, standing: 'INVITED' }],
    });
    expect(await codeOf(query(privateGroup.id, 'ad'), asMember)).toBe('FORBIDDEN');
    expect(await codeOf(query(group.id, 'ad'))).toBe('NO_SESSION');
    const short = `{ groupCandidates(groupId: "${group.id}", query: "a") { standing } }`;
    expect(await codeOf(short, asMember)).toBe('BAD_INPUT');
  });

  it('are created, changed, joined, left and deleted', async () => {
    const write = async (field: string) => (await site.graphql(`mutation { ${field} }`, {}, asMember)).data;
    const input = '{ name: "Yeni", description: "Açıklama", networks: { discord: "yeni" } }';
    expect(await write(`createGroup(input: ${input}) { group { name networks { discord } } }`)).toEqual({
      createGroup: { group: { name: 'Yeni', networks: { discord: 'yeni' } } },
    });
    const update = `updateGroup(id: "${group.id}", version: 4, input: ${input}) { group { name } }`;
    expect(await write(update)).toEqual({ updateGroup: { group: { name: 'Yeni' } } });
    const without = (more: string) =>
      write(`removeGroupPictures(id: "${group.id}", ${more}) { group { name cover } }`);
    const cover = '/i/groups/u/2026-11-20/kapak.webp';
    const { name } = group;
    expect(await without('cover: false, poster: true')).toEqual({
      removeGroupPictures: { group: { name, cover } },
    });
    expect(await without('cover: true, poster: false')).toEqual({
      removeGroupPictures: { group: { name, cover: null } },
    });
    expect(await write(`joinGroup(id: "${privateGroup.id}") { group { standing } }`)).toEqual({
      joinGroup: { group: { standing: 'REQUESTED' } },
    });
    expect(await write(`leaveGroup(id: "${group.id}") { group { standing } }`)).toEqual({
      leaveGroup: { group: { standing: 'NONE' } },
    });
    expect(await write(`deleteGroup(id: "${group.id}") { id go }`)).toEqual({
      deleteGroup: { id: group.id, go: '/gruplar' },
    });
    const post = `createGroupPost(groupId: "${group.id}", input: { body: "Merhaba" }) { post { body groupId } }`;
    expect(await write(post)).toEqual({ createGroupPost: { post: { body: 'Merhaba', groupId: group.id } } });
    const change = { groupId: group.id, memberId: other.id };
    const about = `groupId: "${group.id}", memberId: "${other.id}"`;
    expect(await write(`setGroupRole(${about}, role: MANAGER) { groupId memberId }`)).toEqual({
      setGroupRole: change,
    });
    expect(await write(`removeGroupMember(${about}) { groupId memberId }`)).toEqual({
      removeGroupMember: change,
    });
    expect(await write(`setGroupInvite(${about}, invited: true) { groupId memberId }`)).toEqual({
      setGroupInvite: change,
    });
    expect(await write('answerGroupRequest(id: "request-1", accepted: false) { id }')).toEqual({
      answerGroupRequest: { id: 'request-1' },
    });
  });
});

describe('legacy calls of groups', () => {
  it('G-09: pages are markup of the group’s posts, at both addresses; a private group requires a session', async () => {
    for (const path of ['/bozkir/1', '/grup/bozkir/1']) {
      const answer = await legacy(path, {});
      expect(answer).toMatchObject({ success: true, last: true, message: '' });
      expect(answer['theme']).toContain('data-id="post-11" data-type="group"');
      expect(answer['theme']).not.toContain('<script');
    }
    expect(await legacy('/bozkir/2', {})).toMatchObject({ success: true, last: true, theme: '' });
    expect(await legacy('/gizli/1', {})).toMatchObject({ success: false, code: 'NO_SESSION', session: true });
    expect(await legacy('/gizli/1', {}, 'token-1')).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await legacy('/yok/1', {})).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect((await site.post('/bozkir/bir', {})).status).toBe(404);
  });

  it.each([
    ['/group/create', { groupDesc: 'a' }, 'groupName'],
    ['/group/create', { groupName: 'a', groupDesc: ' ' }, 'groupDesc'],
    ['/group/update', { groupId: group.id, groupName: '', groupDesc: 'a' }, 'groupName'],
  ])('G-02 G-03: %s without name or description is refused with its text', async (path, fields, missing) => {
    const answer = await legacy(path, fields, 'token-1');
    expect(answer).toMatchObject({ success: false, error: 'Lütfen gerekli alanları doldurunuz !' });
    expect(Object.keys(answer['fields'] as object)).toEqual([missing]);
  });

  it('G-01 G-04 G-05 G-06: a form creates a group with its pictures, flags and networks', async () => {
    const form = new FormData();
    const given = { groupName: 'Bozkır', groupDesc: 'Final', private: '0', privacy: 'on', dc: 'bozkir' };
    for (const [name, value] of Object.entries(given)) form.set(name, value);
    form.set('cover', new Blob([smallPng]), 'kapak.png');
    form.set('poster', new Blob([smallPng]), 'afis.png');
    const headers = { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${site.url}/group/create`, { method: 'POST', headers, body: form });
    expect(await response.json()).toEqual({
      success: true,
      message: 'Grup oluşturuldu.',
      group: '/grup/bozkir',
    });
    let sent: { fields?: object; version: number } | undefined;
    site.peers.fake(SocialService, {
      updateGroup: async (request) => {
        sent = request;
        return { group };
      },
    });
    form.set('groupId', group.id);
    form.delete('poster');
    const update = () => fetch(`${site.url}/group/update`, { method: 'POST', headers, body: form });
    await update();
    expect(sent?.fields).toMatchObject({ cover: expect.stringMatching(/^groups\/u\//) });
    expect(sent?.version).toBe(0);
    form.set('version', '4');
    await update();
    expect(sent?.version).toBe(4);
    form.delete('groupId');
    const taken = await legacy('/group/create', { groupName: 'Alınmış', groupDesc: 'a' }, 'token-1');
    expect(Object.keys(taken['fields'] as object)).toEqual(['groupName']);
    form.set('cover', new Blob([Buffer.from('GIF89a')]), 'kapak.png');
    const refused = await fetch(`${site.url}/group/create`, { method: 'POST', headers, body: form });
    expect(await refused.json()).toMatchObject({ success: false, code: 'UNSUPPORTED_IMAGE' });
  });

  it('G-10: joining answers request or join', async () => {
    expect(await legacy('/set/group/request', { id: privateGroup.id }, 'token-1')).toEqual({
      success: true,
      type: 'request',
    });
    expect(await legacy('/set/group/request', { id: group.id }, 'token-1')).toEqual({
      success: true,
      type: 'join',
    });
  });

  it('G-11: the owner must transfer or delete the group instead of leaving it', async () => {
    expect(await legacy('/leave/group', { id: 'group-3' }, 'token-1')).toMatchObject({
      success: false,
      error: 'Grubun sahibi sensin. Ayrılmadan önce grubu devret ya da sil.',
    });
    expect(await legacy('/group/delete', { group_id: group.id }, 'token-1')).toEqual({
      success: true,
      go: '/gruplar',
    });
  });

  it('G-21: invites return their new state; users are searched from two characters on', async () => {
    const invite = { id: other.id, group_id: group.id };
    expect(await legacy('/set/group/invite', invite, 'token-1')).toEqual({ success: true, type: 'invited' });
    expect(await legacy('/remove/group/invite', invite, 'token-1')).toEqual({
      success: true,
      type: 'removed',
    });
    const search = (query: string, group_id?: string) =>
      legacy('/user/search', { query, ...(group_id && { group_id }) }, 'token-1');
    expect(await search('ad', group.id)).toMatchObject({
      data: [{ id: other.id, username: 'ada', invited: '1' }],
    });
    expect(await search('ad')).toMatchObject({ data: [{ id: other.id, invited: '0' }] });
    expect(await search('zz', group.id)).toMatchObject({
      data: [],
      message: 'Listelenecek içerik bulunamadı.',
    });
    expect(await search('a', group.id)).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(await search('ad', privateGroup.id)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  it('a post of a group is deleted by its call', async () => {
    expect(await legacy('/group/delete/post', { id: 'post-11' }, 'token-1')).toEqual({
      success: true,
      message: 'Gönderi silindi.',
    });
  });
});

describe('posts of groups', () => {
  /** The comments of post-11 and of post-1; `asked` records what is requested. */
  const withComments = () => {
    const asked: string[] = [];
    const targets: Record<string, { kind: TargetKind; id: string }> = {
      'comment-11': { kind: TargetKind.POST, id: 'post-11' },
      'comment-1': { kind: TargetKind.POST, id: 'post-1' },
      'comment-2': { kind: TargetKind.EPISODE, id: 'post-11' },
    };
    site.peers.fake(CommentsService, {
      getComments: async ({ ids }) => ({
        comments: ids.flatMap((id) => (targets[id] ? [{ id, target: targets[id] }] : [])),
      }),
      listComments: async ({ target }) => {
        asked.push(`list ${target?.id}`);
        return { comments: [], info: { last: true } };
      },
      postComment: async ({ target }) => {
        asked.push(`post ${target?.id}`);
        return { comment: { id: 'new-1', target: target! } };
      },
      postReply: async ({ parentId }) => {
        asked.push(`reply ${parentId}`);
        return { comment: { id: 'new-2', parentId } };
      },
      setReaction: async ({ targetType, targetId, active }) => {
        asked.push(`react ${targetType} ${targetId}`);
        return { active, reactionId: 'r-1', reactions: [] };
      },
      deleteReaction: async ({ targetType, reactionId }) => {
        asked.push(`unreact ${targetType} ${reactionId}`);
        return { reaction: 1, reactions: [] };
      },
      report: async ({ targetType, targetId }) => {
        asked.push(`report ${targetType} ${targetId}`);
        return { caseId: 'case-1', already: false };
      },
      getOwnReactions: async () => ({ reactions: [] }),
    });
    return { asked };
  };

  it('G-25: a reply names its group, and is refused if its parent is not in that group', async () => {
    const { asked } = withComments();
    const reply = (id: string, group_id: string) =>
      legacy('/set/group/reply', { id, group_id, message: 'Bence de', episode: '' }, 'token-1');
    expect(await reply('post-11', group.id)).toMatchObject({ success: true, id: 'new-1' });
    expect(await reply('comment-11', group.id)).toMatchObject({ success: true, id: 'new-2' });
    for (const [id, groupId] of [
      ['post-11', privateGroup.id],
      ['post-1', group.id],
      ['comment-1', group.id],
      ['comment-2', group.id],
      ['comment-11', privateGroup.id],
      ['comment-9', group.id],
    ] as const)
      expect(await reply(id, groupId)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(await reply('post-11', '')).toMatchObject({ code: 'BAD_INPUT' });
    expect(asked).toEqual(['post post-11', 'reply comment-11']);
  });

  it('G-24: comments are loaded by page, only for the post of the group', async () => {
    const { asked } = withComments();
    const load = (post_id: string, group_id: string, at = '/group/load/comment') =>
      legacy(at, { post_id, group_id, page: '1' });
    expect(await load('post-11', group.id)).toMatchObject({
      success: true,
      last: true,
      message: 'Listelenecek yorum kalmadı !',
    });
    for (const at of ['/group/load/comment', '/flow/load/comment'])
      expect(await load('post-1', group.id, at)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(asked).toEqual(['list post-11']);
  });

  it('reactions and reports have a separate word for a post of a group', async () => {
    const { asked } = withComments();
    const react = (post_id: string) =>
      legacy('/set/action', { post_id, series_id: '', action: '1', status: '0', type: 'group' }, 'token-1');
    expect(await react('post-11')).toMatchObject({ success: true, status: '1', action: 'r-1' });
    expect(await react('post-1')).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(await legacy('/delete/action', { action: 'r-1', type: 'group' }, 'token-1')).toMatchObject({
      success: true,
      status: '0',
    });
    const report = (id: string, type: string) =>
      legacy('/set/report', { id, type, value: 'spam', desc: '' }, 'token-1');
    expect(await report('post-11', 'group')).toMatchObject({ success: true });
    expect(await report(group.id, 'group')).toMatchObject({ success: true });
    expect(await report('story-1', 'story')).toMatchObject({ success: true });
    expect(asked).toEqual([
      'react flow post-11',
      'unreact flow r-1',
      'report flow post-11',
      `report group ${group.id}`,
      'report story story-1',
    ]);
  });
});

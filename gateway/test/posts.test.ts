import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { CommentsService, Reaction, TargetKind } from '@seyir/proto';
import sharp from 'sharp';
import { createUploadIds, photoFile } from '../src/uploads/upload-ids.js';
import { startSite, type Site } from './support/site.js';
import { smallPng } from './support/photos.js';
import { poll, post } from './support/world/social.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const headers = { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' };
const fields = `id path body covered author { username } episode { id } title { id } mentions version
  poll { question answers { text count } ownAnswer voteCount resultsHidden } clapCount ownClaps mayEdit mayDelete`;
const legacy = async (path: string, body: object, token?: string) =>
  (await site.post(path, body, token ? { token } : {})).json() as Promise<Record<string, unknown>>;

describe('the feed', () => {
  it('is read as a feed, without covered texts', async () => {
    const query = `query ($kind: FeedKind!) { feed(kind: $kind) { items { ${fields} } last nextCursor } }`;
    const { data } = await site.graphql(query, { kind: 'EVERYONE' }, asMember);
    expect(data).toMatchObject({
      feed: {
        items: [
          {
            id: post.id,
            path: '/gonderi/post-1',
            body: post.body,
            author: { username: member.username },
            episode: { id: 'episode-1' },
            title: null,
            mentions: [other.username],
            poll: null,
            clapCount: 7,
            ownClaps: 2,
            mayEdit: true,
            mayDelete: true,
          },
          {
            poll: { question: 'Hangisi?', ownAnswer: 1, voteCount: 4, answers: [{ count: 3 }, { count: 1 }] },
          },
          { covered: true, body: null, mayEdit: false, mayDelete: false },
        ],
        last: true,
      },
    });
    const refused = await site.graphql(query, { kind: 'FOLLOWED' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'NO_SESSION' });
  });

  it('returns one post, the posts of a member, and texts that a reader reveals', async () => {
    const query = `query ($id: ID!) { post(id: $id) { body } none: post(id: "post-9") { id }
      memberPosts(memberId: $id) { items { id } } hidden: memberPosts(memberId: "private-1") { last } }`;
    expect((await site.graphql(query, { id: post.id })).data).toEqual({
      post: { body: post.body },
      none: null,
      memberPosts: { items: [{ id: post.id }] },
      hidden: null,
    });
    const reveal = 'mutation { revealPosts(ids: ["post-3"]) { posts { body } } }';
    expect((await site.graphql(reveal)).data).toEqual({ revealPosts: { posts: [{ body: 'Katil kâhya' }] } });
  });

  it('takes posts, edits, deletions, claps and votes', async () => {
    const write = async (field: string) => (await site.graphql(`mutation { ${field} }`, {}, asMember)).data;
    expect(
      await write('createPost(input: { body: "Merhaba", titleId: "title-1" }) { post { body } }'),
    ).toEqual({
      createPost: { post: { body: 'Merhaba' } },
    });
    const edit = 'editPost(input: { id: "post-1", body: "Yeni", version: 3 }) { post { body edited } }';
    expect(await write(edit)).toEqual({ editPost: { post: { body: 'Yeni', edited: true } } });
    expect(await write('deletePost(id: "post-1") { id }')).toEqual({ deletePost: { id: 'post-1' } });
    expect(await write('clap(input: { postId: "post-3", claps: 5 }) { clapCount ownClaps }')).toEqual({
      clap: { clapCount: 12, ownClaps: 7 },
    });
    expect(await write('voteInPoll(input: { postId: "post-2", answer: 2 }) { poll { ownAnswer } }')).toEqual({
      voteInPoll: { poll: { ownAnswer: 2 } },
    });
  });

  it('refuses a card with both a title and an episode', async () => {
    const both = 'createPost(input: { body: "a", titleId: "t", episodeId: "e" }) { post { id } }';
    const { errors } = await site.graphql(`mutation { ${both} }`, {}, asMember);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a photo of a post', () => {
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(bytes)]), 'ben.png');
    const response = await fetch(`${site.url}/upload/photo`, { method: 'POST', headers, body: form });
    return (await response.json()) as { uploadId: string; src: string; width: number; height: number };
  };
  const create = `mutation ($photos: [PostPhotoInput!]) {
    createPost(input: { body: "Merhaba", photos: $photos }) { post { photos { src width height alt } } } }`;

  it('S-05: is uploaded first; then only its member can use it, with its alt text', async () => {
    const photo = await sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#135' } })
      .withExif({ IFD0: { Copyright: 'gizli yer' } })
      .jpeg()
      .toBuffer();
    const { uploadId, src, width, height } = await upload(photo);
    expect({ width, height }).toEqual({ width: 1600, height: 800 });
    const stored = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/Exif|gizli/);
    const photos = [{ uploadId, alt: 'Vapur' }];
    const { data } = await site.graphql(create, { photos }, asMember);
    expect(data).toEqual({ createPost: { post: { photos: [{ src, width, height, alt: 'Vapur' }] } } });
    const invented = [{ uploadId: uploadId.replace('1600x800', '1x1') }];
    const { errors } = await site.graphql(create, { photos: invented }, asMember);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    const ids = createUploadIds('secret');
    const photo1 = { file: photoFile('post', new Date(0), randomUUID()), width: 8, height: 6 };
    const made = ids.make('member-1', photo1);
    expect(ids.read('member-1', made, 'post')).toEqual(photo1);
    expect(ids.read('member-1', made, 'message')).toBeUndefined();
    expect(ids.read('member-2', made, 'post')).toBeUndefined();
    expect(createUploadIds('other').read('member-1', made, 'post')).toBeUndefined();
  });

  it('is accepted only from members', async () => {
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(smallPng)]), 'ben.png');
    const response = await fetch(`${site.url}/upload/photo`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    expect(await response.json()).toMatchObject({ success: false, code: 'NO_SESSION', session: true });
  });

  it('is not enlarged, and cannot be opened without a signed address', async () => {
    const { width, height, src } = await upload(smallPng);
    expect({ width, height }).toEqual({ width: 4, height: 4 });
    const [, , ticket = '', asset = ''] = src.split('/');
    expect((await fetch(site.url + src.replace(ticket, `9999999999.${'a'.repeat(43)}`))).status).toBe(403);
    expect((await fetch(`${site.url}/i/${asset}/photo.webp`)).status).toBe(404);
  });

  it('has a signed address in a feed, and can be deleted on its own', async () => {
    const { data } = await site.graphql('{ feed(kind: EVERYONE) { items { photos { id src alt } } } }');
    const [first] = (data as unknown as { feed: { items: { photos: { src: string }[] }[] } }).feed.items;
    expect(first?.photos).toMatchObject([{ id: 'photo-1', alt: 'Vapur <iskele>' }]);
    expect(first?.photos[0]?.src).toMatch(/^\/m\/\d+\.[\w-]{43}\/photo-1\/photo\.webp$/);
    const remove =
      'mutation { deletePostPhoto(postId: "post-1", photoId: "photo-1") { post { photos { id } } } }';
    expect((await site.graphql(remove, {}, asMember)).data).toEqual({
      deletePostPhoto: { post: { photos: [] } },
    });
  });
});

describe('the thread of a post', () => {
  it('S-10 S-11: its comments, reactions and the viewer’s own one are counted on the post', async () => {
    site.peers.fake(CommentsService, {
      getPostCounts: async () => ({
        counts: [{ postId: 'post-1', commentCount: 4, reactions: [{ reaction: Reaction.GREAT, count: 2 }] }],
      }),
      getOwnReactions: async ({ targetType }) => ({
        reactions: targetType === 'flow' ? [{ targetId: 'post-1', reaction: Reaction.GREAT }] : [],
      }),
    });
    const query = '{ post(id: "post-1") { commentCount reactions { reaction count } ownReaction } }';
    const counted = { commentCount: 4, reactions: [{ reaction: 'GREAT', count: 2 }] };
    expect((await site.graphql(query, {}, asMember)).data).toEqual({
      post: { ...counted, ownReaction: 'GREAT' },
    });
    expect((await site.graphql(query)).data).toEqual({ post: { ...counted, ownReaction: null } });
    const { theme } = (await legacy('/akis/1', {}, 'token-1')) as { theme: string };
    expect(theme).toMatch(/data-id="post-1"\s+data-type="flow"\s+data-reaction="3"\s+data-status="1"/);
    expect(theme).toContain('Yorumlar <span>4</span>');
  });

  it('a post is shown without its counts while comments does not answer', async () => {
    const down = async () => {
      throw new DomainError('TRY_AGAIN');
    };
    site.peers.fake(CommentsService, { getPostCounts: down, getOwnReactions: down });
    const query = '{ post(id: "post-1") { id commentCount reactions { count } ownReaction } }';
    expect((await site.graphql(query, {}, asMember)).data).toEqual({
      post: { id: 'post-1', commentCount: 0, reactions: [], ownReaction: null },
    });
  });

  it('S-11: a reply answers the post, or a comment on it; with a group, the post must belong to it', async () => {
    const asked: string[] = [];
    site.peers.fake(CommentsService, {
      postComment: async ({ target }) => {
        asked.push(`post ${target?.kind} ${target?.id}`);
        return { comment: { id: 'new-1', target: target! } };
      },
      postReply: async ({ parentId }) => {
        asked.push(`reply ${parentId}`);
        return { comment: { id: 'new-2', parentId } };
      },
      getOwnReactions: async () => ({ reactions: [] }),
    });
    const reply = (id: string, more = {}) =>
      legacy('/set/flow/reply', { id, message: 'Bence de', ...more }, 'token-1');
    expect(await reply('post-1')).toMatchObject({ success: true, id: 'new-1' });
    expect(await reply('comment-1')).toMatchObject({ success: true, id: 'new-2' });
    expect(asked).toEqual([`post ${TargetKind.POST} post-1`, 'reply comment-1']);
    expect(await reply('post-1', { group_id: 'group-1' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('S-10: a reaction goes to the post that the call names', async () => {
    let target = '';
    site.peers.fake(CommentsService, {
      setReaction: async ({ targetType, targetId, active }) => {
        target = `${targetType} ${targetId}`;
        return { active, reactionId: 'r-1', reactions: [{ reaction: Reaction.LIKE, count: 1 }] };
      },
    });
    const fields = { post_id: 'post-1', series_id: '', action: '1', status: '0', type: 'flow' };
    expect(await legacy('/set/action', fields, 'token-1')).toMatchObject({
      status: '1',
      action: 'r-1',
      count: 1,
    });
    expect(target).toBe('flow post-1');
    const set = `mutation { setReaction(input: { targetType: POST, targetId: "post-1", reaction: LIKE, active: true }) {
      ownReaction reactions { count } } }`;
    expect((await site.graphql(set, {}, asMember)).data).toEqual({
      setReaction: { ownReaction: 'LIKE', reactions: [{ count: 1 }] },
    });
  });
});

describe('legacy calls of the feed', () => {
  it('S-02: pages are markup without covered texts, escaped, with each reader’s poll', async () => {
    const { theme, last } = (await legacy('/akis/1', {}, 'token-1')) as { theme: string; last: boolean };
    expect(last).toBe(true);
    expect(theme).toContain('data-id="post-1" data-type="flow"');
    expect(theme).toContain('&lt;script&gt;alert(1)&lt;/script&gt; bu akşam');
    expect(theme).not.toContain('<script');
    expect(theme).toContain('href="/gonderi/post-3">Spoiler içerir, göster');
    expect(theme).toContain('<li data-own="1">Bu <span>3</span> <small>%75</small></li>');
    expect(await legacy('/akis/2', {})).toMatchObject({ success: true, last: true, theme: '' });
  });

  it('S-02: shows the posts of one member; an unknown name is not found', async () => {
    expect(await legacy('/akis/1', { me: member.username })).toMatchObject({ success: true });
    expect(await legacy('/akis/1', { me: 'hickimse' })).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it.each([
    ['S-06', ['Bu', 'Bu'], 'Birden fazla aynı cevap olamaz.'],
    ['S-07', ['Bu'], 'En az iki adet cevap girmelisiniz.'],
  ])('%s: a poll with %j is refused with its text', async (_, questAnswer, error) => {
    const sent = { type: 'poll', questOrTitle: 'Hangisi?', questAnswer };
    expect(await legacy('/set/flow/post', sent, 'token-1')).toMatchObject({ success: false, error });
  });

  it('S-04: accepts the answers of a poll with and without brackets', async () => {
    for (const name of ['questAnswer', 'questAnswer[]']) {
      const body = new URLSearchParams([
        ['type', 'poll'],
        ['questOrTitle', 'Hangisi?'],
        [name, 'Bu'],
        [name, 'Şu'],
      ]);
      const response = await fetch(`${site.url}/set/flow/post`, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ success: true, id: poll.id });
    }
  });

  it('S-05: accepts up to four photos, each re-encoded, with and without brackets', async () => {
    const formOf = (count: number, field: string) => {
      const form = new FormData();
      form.set('type', 'post');
      form.set('message', 'Merhaba');
      for (let n = 0; n < count; n++) form.append(field, new Blob([Uint8Array.from(smallPng)]), 'ben.png');
      return form;
    };
    const send = async (form: FormData) => {
      const response = await fetch(`${site.url}/set/flow/post`, { method: 'POST', headers, body: form });
      return (await response.json()) as { theme?: string; code?: string };
    };
    for (const field of ['photo', 'photo[]']) {
      const { theme = '' } = await send(formOf(2, field));
      const addresses = [...theme.matchAll(/<img\s+class="post-photo"\s+src="([^"]+)"/g)].map(
        ([, src]) => src,
      );
      expect(new Set(addresses).size).toBe(2);
      for (const address of addresses) {
        const image = await fetch(site.url + address);
        expect(image.headers.get('content-type')).toBe('image/webp');
        expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
      }
    }
    expect((await send(formOf(5, 'photo[]'))).code).toBeDefined();
  });

  it('S-14: deletes one photo of an own post, and no unknown one', async () => {
    const path = '/delete/flow/post/image';
    expect(await legacy(path, { image_id: 'photo-1' }, 'token-1')).toEqual({ success: true });
    expect(await legacy(path, { image_id: 'photo-9' }, 'token-1')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('S-12: returns an own post for editing, and no other', async () => {
    expect(await legacy('/get/flow/post', { flow_id: poll.id }, 'token-1')).toMatchObject({
      data: {
        id: poll.id,
        type: 'poll',
        message: '',
        photos: [],
        poll: {
          question: 'Hangisi?',
          answers: [{ value: '1', name: 'Bu', count: 3, percent: 75 }, { percent: 25 }],
        },
      },
    });
    expect(await legacy('/get/flow/post', { flow_id: 'post-3' }, 'token-1')).toMatchObject({
      code: 'FORBIDDEN',
    });
    const edited = await legacy('/edit/flow/post', { flow_id: post.id, post: 'Yeni hâli' }, 'token-1');
    expect(edited['theme']).toContain('<small>düzenlendi</small>');
  });

  it('S-08: both votes return the results', async () => {
    for (const path of ['/set/poll/vote', '/flow/set/poll/vote']) {
      const answer = await legacy(path, { post_id: poll.id, value: '2' }, 'token-1');
      expect(answer).toMatchObject({ results: [{ value: '1', count: 3, percent: 75 }, { value: '2' }] });
      expect(answer['theme']).toContain('poll-results');
    }
  });

  it('S-26: a clap returns the count; S-13: a post is deleted', async () => {
    const clapped = await legacy('/ajax/service', { type: 'addClap', clap: 'post-3' }, 'token-1');
    expect(clapped).toEqual({ success: true, count: 8 });
    expect(await legacy('/flow/delete/post', { id: post.id }, 'token-1')).toEqual({
      success: true,
      message: 'Gönderi silindi.',
    });
  });
});

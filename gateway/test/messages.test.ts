import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { MessagingService, wakes } from '@seyir/proto';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { smallPng } from './support/photos.js';
import { startSite, type Site } from './support/site.js';
import { conversation, fakeMessaging, message } from './support/world/messaging.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const read = async (query: string, variables = {}) => (await site.graphql(query, variables, asMember)).data;
const legacy = async (path: string, fields: object, options: object = asMember) =>
  (await (await site.post(path, fields, options)).json()) as Record<string, never> & { theme: string };

describe('conversations in GraphQL', () => {
  it('are listed with the other member, the last message, marks and the number of unread messages', async () => {
    const list = `{ conversations { last nextCursor items { id member { username } folder accepted seq version readSeq
      unread otherReadSeq otherDeliveredSeq mayWrite lastMessage { body replyTo { excerpt } reactions { reaction } } } } }`;
    expect(await read(list)).toEqual({
      conversations: {
        last: true,
        nextCursor: null,
        items: [
          {
            id: conversation.id,
            member: { username: other.username },
            folder: 'INBOX',
            accepted: true,
            seq: 2,
            version: 2,
            readSeq: 1,
            unread: 1,
            otherReadSeq: 1,
            otherDeliveredSeq: 2,
            mayWrite: true,
            lastMessage: {
              body: message.body,
              replyTo: { excerpt: 'Selam' },
              reactions: [{ reaction: 'FUNNY' }],
            },
          },
        ],
      },
    });
    expect(await read('{ conversations(folder: REQUESTS) { items { id } } }')).toEqual({
      conversations: { items: [] },
    });
  });

  it('M-07: are found by the username of the other member; null for an unknown one', async () => {
    const find = `query ($username: String!) { conversationWith(username: $username) { member { id } mayWrite
      conversation { id } } }`;
    expect(await read(find, { username: other.username })).toEqual({
      conversationWith: { member: { id: other.id }, mayWrite: true, conversation: { id: conversation.id } },
    });
    expect(await read(find, { username: 'kimse' })).toEqual({ conversationWith: null });
  });

  it('are null for everybody else, and every field requires a session', async () => {
    const query = `query ($id: ID!) { conversation(id: $id) { id } messages(conversationId: $id) { items { id } } }`;
    expect(await read(query, { id: 'foreign' })).toEqual({ conversation: null, messages: null });
    for (const field of ['conversations { last }', 'inbox { unread }', 'messageSettings { readMarks }']) {
      const { errors } = await site.graphql(`{ ${field} }`);
      expect(errors?.[0]?.extensions['code']).toBe('NO_SESSION');
    }
  });

  it('M-01: messages are sent, edited, deleted and reacted to; only own ones contain the end of the editing time', async () => {
    const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { conversation { id }
      message { id body authorId editableUntil } } }`;
    const input = { conversationId: conversation.id, body: 'Merhaba', replyToId: message.id };
    expect(await read(send, { input })).toMatchObject({
      sendMessage: {
        conversation: { id: conversation.id },
        message: { body: 'Merhaba', authorId: member.id, editableUntil: expect.any(String) },
      },
    });
    expect(await read('{ messages(conversationId: "conversation-1") { items { editableUntil } } }')).toEqual({
      messages: { items: [{ editableUntil: null }] },
    });
    expect(
      await read(`mutation { deleteMessage(id: "message-2") { message { deleted body } }
        reactToMessage(input: { id: "message-1", reaction: SAD }) { message { reactions { memberId reaction } } } }`),
    ).toEqual({
      deleteMessage: { message: { deleted: true, body: '' } },
      reactToMessage: { message: { reactions: [{ memberId: member.id, reaction: 'SAD' }] } },
    });
  });

  it.each([
    ['M-02: without a text', { body: ' ' }, 'BAD_INPUT'],
    ['to a foreign conversation', { conversationId: 'foreign' }, 'NOT_FOUND'],
  ])('a message is refused %s', async (_, over, code) => {
    const input = { conversationId: conversation.id, body: 'Merhaba', ...over };
    const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
    const { errors } = await site.graphql(send, { input }, asMember);
    expect(errors?.[0]?.extensions['code']).toBe(code);
  });
});

describe('a photo of a message', () => {
  const headers = { cookie: 'sid=token-1', 'sec-fetch-site': 'same-origin' };
  const upload = async (use?: string) => {
    const form = new FormData();
    if (use !== undefined) form.set('use', use);
    form.set('photo', new Blob([Uint8Array.from(smallPng)]), 'ben.png');
    const response = await fetch(`${site.url}/upload/photo`, { method: 'POST', headers, body: form });
    return (await response.json()) as Record<'uploadId' | 'src' | 'code', string>;
  };
  const send = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { body
    photos { src width height alt } } } }`;
  const sendWith = (photos: object[], body = '') =>
    site.graphql(send, { input: { conversationId: conversation.id, body, photos } }, asMember);

  it('is uploaded for messages, sent without a text, and read by a signed address', async () => {
    const { uploadId, src } = await upload('message');
    expect(src).toMatch(/^\/m\/\d+\.[\w-]+\/message-\d{4}-\d\d-\d\d-[0-9a-f-]{36}\/photo\.webp$/);
    const { data } = await sendWith([{ uploadId, alt: 'Vapur' }]);
    const photo = { src, width: 4, height: 4, alt: 'Vapur' };
    expect(data).toEqual({ sendMessage: { message: { body: '', photos: [photo] } } });
    expect((await fetch(site.url + src)).headers.get('content-type')).toBe('image/webp');
    const [, , ticket = ''] = src.split('/');
    expect((await fetch(site.url + src.replace(ticket, `9999999999.${'a'.repeat(43)}`))).status).toBe(403);
    const open = `mutation ($input: OpenConversationInput!) { openConversation(input: $input) { message {
      photos { src } } } }`;
    const first = { memberId: other.id, body: '', photos: [{ uploadId }] };
    expect(await read(open, { input: first })).toEqual({
      openConversation: { message: { photos: [{ src }] } },
    });
  });

  it('is refused when it was uploaded for a post, by nobody, or as a fifth one', async () => {
    const ofPost = await upload();
    const { uploadId } = await upload('message');
    const invented = uploadId.replace('4x4', '1x1');
    for (const photos of [
      [{ uploadId: ofPost.uploadId }],
      [{ uploadId: uploadId.slice(2) }],
      [{ uploadId: invented }],
      Array.from({ length: 5 }, () => ({ uploadId })),
    ]) {
      const { errors } = await sendWith(photos, 'Bak');
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
    const create = `mutation ($photos: [PostPhotoInput!]) { createPost(input: { body: "a", photos: $photos }) { post { id } } }`;
    const { errors } = await site.graphql(create, { photos: [{ uploadId }] }, asMember);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    expect((await upload('avatar')).code).toBe('BAD_INPUT');
  });

  it('M-08: is in the themes of the legacy calls, and named in words where there is no text', async () => {
    const photo = { id: 'photo-1', file: 'message-1/photo.webp', width: 8, height: 6, alt: 'Vapur <iskele>' };
    const shown = {
      ...message,
      body: '',
      photos: [photo],
      replyTo: { ...message.replyTo, excerpt: '', photoCount: 1 },
    };
    site.peers.fake(MessagingService, {
      getConversation: async () => ({ conversation }),
      listMessages: async () => ({ messages: [shown], info: { last: true } }),
      markConversationRead: async () => ({ conversation }),
      listConversations: async () => ({
        conversations: [{ ...conversation, last: shown }],
        info: { last: true },
      }),
      takeInbox: async () => ({ revision: 9, unread: 1, requests: 0, readAgain: false, conversations: [] }),
    });
    const { theme } = await legacy('/user/get/message', { hash: conversation.id });
    expect(theme).toMatch(/<img[^>]*src="\/m\/[^"]*message-1\/photo\.webp"/);
    expect(theme).toContain('alt="Vapur &lt;iskele&gt;"');
    expect(theme).toContain('<blockquote>Fotoğraf</blockquote>');
    site.live.wake(wakes.messages(member.id));
    await eventually(async () =>
      expect((await legacy('/activity/progress', {})).messages).toMatchObject([{ message: 'Fotoğraf' }]),
    );
    fakeMessaging(site.peers);
    site.live.wake(wakes.messages(member.id));
  });
});

describe('live', () => {
  /** A page's connection with the member's session. */
  const connect = (): Client => {
    class PageSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { origin: site.url, headers: { cookie: 'sid=token-1' } });
      }
    }
    const url = `${site.url.replace('http', 'ws')}/graphql/ws`;
    return createClient({ url, webSocketImpl: PageSocket, retryAttempts: 0 });
  };

  it('a page gets its state, and after a wake only the changes since then', async () => {
    const asked: number[] = [];
    let revision = 7;
    site.peers.fake(MessagingService, {
      takeInbox: async ({ since }) => {
        asked.push(since);
        const conversations = since > 0 && since < revision ? [conversation] : [];
        return { revision, unread: 1, requests: 0, readAgain: false, conversations };
      },
    });
    const live = connect();
    const events = live.iterate<{ inbox: { revision: number; conversations: { id: string }[] } }>({
      query: 'subscription { inbox { revision conversations { id } } }',
    });
    const next = async () => ((await events.next()).value as { data?: unknown }).data;
    expect(await next()).toEqual({ inbox: { revision: 7, conversations: [] } });
    revision = 8;
    site.live.wake(wakes.messages(other.id));
    site.live.wake(wakes.messages(member.id));
    expect(await next()).toEqual({ inbox: { revision: 8, conversations: [{ id: conversation.id }] } });
    expect(asked).toEqual([0, 7]);
    await live.dispose();
    fakeMessaging(site.peers);
  });

  it('a page receives in which conversation the other member is typing', async () => {
    const live = connect();
    const heard: unknown[] = [];
    live.subscribe(
      { query: 'subscription { typing { conversationId } }' },
      { next: ({ data }) => heard.push(data), error: () => undefined, complete: () => undefined },
    );
    await eventually(() => {
      site.live.wake(wakes.typing(member.id), conversation.id);
      return heard.length > 0;
    });
    expect(heard[0]).toEqual({ typing: { conversationId: conversation.id } });
    await live.dispose();
  });
});

describe('the legacy calls', () => {
  it.each(['/ajax/service', '/user/send/message'])(
    'M-01, M-09: %s opens a conversation with a member, and later returns its hash',
    async (path) => {
      const type = path === '/ajax/service' ? { type: 'sendMessage' } : { first: '1' };
      const opened = await legacy(path, { ...type, message: 'Merhaba', id: other.id, hash: '' });
      expect(opened).toMatchObject({ success: true, hash: conversation.id });
      expect(opened.theme).toContain('Merhaba');
      const later = { ...type, first: '', message: '<b>Sonra</b>', id: '', hash: conversation.id };
      expect((await legacy(path, later)).theme).toContain('&lt;b&gt;Sonra&lt;/b&gt;');
    },
  );

  it.each([
    ['without a text', { message: '', id: 'member-2' }, 'Lütfen gerekli alanları doldurunuz !'],
    ['without a recipient', { message: 'Merhaba' }, 'Lütfen gerekli alanları doldurunuz !'],
    ['across a block', { message: 'Merhaba', id: 'blocked-1' }, 'Bunu yapmaya yetkin yok.'],
  ])('M-02: a message %s is refused', async (_, fields, error) => {
    expect(await legacy('/ajax/service', { type: 'sendMessage', ...fields })).toMatchObject({
      success: false,
      error,
    });
  });

  it('M-08: a conversation is read with the other person and the profile, and counts as read', async () => {
    const marked: number[] = [];
    site.peers.fake(MessagingService, {
      getConversation: async () => ({ conversation }),
      findConversation: async () => ({ conversation, mayWrite: true }),
      listMessages: async () => ({ messages: [message], info: { last: true } }),
      markConversationRead: async ({ seq }) => {
        marked.push(seq);
        return { conversation };
      },
    });
    for (const fields of [{ hash: conversation.id }, { id: other.id }]) {
      const { user, theme } = await legacy('/user/get/message', fields);
      expect(user).toEqual({
        id: other.id,
        username: 'ada',
        name: 'Ada',
        image: '',
        profile: '/profile/ada',
      });
      expect(theme).toContain('&lt;script&gt;');
    }
    expect(await legacy('/ajax/service', { type: 'getMessage', hash: conversation.id })).toMatchObject({
      send: '1',
    });
    expect(marked).toEqual([2, 2, 2]);
    fakeMessaging(site.peers);
  });

  it('N-08: each poll contains the conversations with unread messages; it works without them while messaging does not answer', async () => {
    const expected = [
      {
        hash: conversation.id,
        message: message.body,
        time: '2026-11-20T12:00:00.000Z',
        theme: expect.stringContaining('&lt;script&gt;'),
      },
    ];
    expect((await legacy('/activity/progress', {})).messages).toEqual(expected);
    site.peers.fake(MessagingService, {
      takeInbox: () => Promise.reject(new DomainError('TRY_AGAIN')),
    });
    site.live.wake(wakes.messages(member.id));
    await eventually(async () => expect((await legacy('/activity/progress', {})).messages).toEqual([]));
    fakeMessaging(site.peers);
    await eventually(async () => expect((await legacy('/activity/progress', {})).messages).toEqual(expected));
  });

  it('no text of a message is in the log', () => {
    expect(site.log.join('\n')).not.toContain('ne izliyorsun');
  });
});

import { ask, submit } from '../lib/ask.ts';
import { uploadPhoto } from '../lib/upload.ts';
import { mailedPath } from '../../lib/mails.ts';
import { documentOf } from '../../site/documents.ts';
import type { Joined } from '../lib/people.ts';
import type { Caller, Call } from '../../site/caller.ts';
import type { Json } from '../../lib/json.ts';

/** A place where somebody outside the team writes, or where the team answers. */
export interface Field {
  /** The call that stores a text, with objects of its own. */
  make: (text: string) => Call | Promise<Call>;
  /** Pages that show the stored text, from the call's answer. */
  shown?: (data: Json) => string[];
  /** The next text replaces this one, so its pages are read at once. */
  isReplaced?: boolean;
  /** A text without a visible character counts as none. */
  isOptional?: boolean;
}

interface Writers {
  origin: string;
  mails: string | undefined;
  join: () => Promise<Joined>;
  member: Joined;
  /** reports the member's comments, and writes to the member */
  other: Joined;
  moderator: Caller;
  editor: Caller;
}

/** Rooms that a member opens before another one takes over. */
const ROOMS_OF_ONE = 10;
const EMAIL = 'a@posta.example';

/** Every text field by its name, and legacy calls whose answers show the written texts. */
export const openFields = async ({ origin, mails, join, member, other, moderator, editor }: Writers) => {
  const { caller } = member;
  const need = async (by: Caller, document: string, variables: object = {}): Promise<Json> => {
    const { code, data, text } = await ask(by, document, variables);
    if (code) throw new Error(`${document}: ${text.slice(0, 300)}`);
    return data;
  };
  const latest = (await need(caller, 'LatestEpisodes', { page: 1, size: 24 })).latestEpisodes.items;
  const episode = latest.find((one: Json) => one.title.kind === 'SERIES');
  const titles = latest.map((one: Json) => one.title);
  const target = { kind: 'EPISODE', id: episode.id };
  const of = (document: string, variables: object, by = caller) =>
    by.graphql(documentOf(document), variables);
  const input = (document: string, fields: object, by = caller) => of(document, { input: fields }, by);
  /** A legacy form as JSON, which can carry broken surrogates. */
  const form = (path: string, fields: object): Call => {
    const { headers, ...call } = caller.form(path);
    return {
      ...call,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    };
  };

  const profile = { name: 'Deneme Üye', about: '', country: '' };
  const ownPage = () => [`/profile/${member.username}`];
  const { username } = member;

  const { createTopic } = await need(caller, 'CreateTopic', {
    input: { category: 'GENERAL', title: 'Deneme konusu', body: 'Metin' },
  });
  const topicId = createTopic.topic.id;
  const { createRoom } = await need(caller, 'CreateRoom', {
    input: { episodeId: episode.id, title: 'Deneme odası', visibility: 'PUBLIC' },
  });
  const { code } = createRoom.room;
  await need(caller, 'JoinRoom', { code });
  const { viewer } = await need(caller, 'Viewer');
  const { openConversation } = await need(other.caller, 'OpenConversation', {
    input: { memberId: viewer.id, body: 'Merhaba' },
  });
  const conversationId = openConversation.conversation.id;
  await need(caller, 'AnswerMessageRequest', { id: conversationId, accepted: true });

  const group = { groupName: `Grup ${username}`, groupDesc: 'Açıklama' };
  const created = await submit(caller, '/group/create', group);
  const slug: string = created.data.group.replace('/grup/', '');
  const groupId: string = (await need(caller, 'OwnGroup', { slug })).group.id;
  const groupPost: string = (await need(caller, 'CreateGroupPost', { groupId, input: { body: 'Merhaba' } }))
    .createGroupPost.post.id;
  const groupField = (name: string, isOptional = false): Field => ({
    make: (text) => form('/group/update', { groupId, ...group, [name]: text }),
    shown: () => [`/grup/${slug}`, '/gruplar'],
    isReplaced: true,
    isOptional,
  });
  const postField = (make: (text: string) => object | Promise<object>, isOptional = false): Field => ({
    make: async (text) => input('CreatePost', await make(text)),
    shown: (data) => [data.createPost.post.path],
    isOptional,
  });
  const contact = { name: 'Ad', email: EMAIL, subject: 'Konu', message: 'Merhaba' };
  const contactField = (name: string): Field => ({
    make: (text) => input('SendContact', { ...contact, [name]: text }),
  });
  const profileField = (name: string, isOptional = false): Field => ({
    make: (text) => input('UpdateProfile', { ...profile, [name]: text }),
    shown: ownPage,
    isReplaced: true,
    isOptional,
  });
  const entries = [{ titleId: episode.title.id }];
  const collectionField = (make: (text: string) => object, isOptional = false): Field => ({
    make: (text) => input('CreateCollection', { name: 'Deneme seçkisi', entries, ...make(text) }),
    shown: (data) => [data.createCollection.collection.path],
    isOptional,
  });
  const removal = {
    name: 'Deneme Film',
    email: EMAIL,
    right: 'OWNER',
    links: [`${origin}/dizi/deneme`],
    statement: 'Bu yapımın hakları bize aittir.',
    declared: true,
  };
  const removalField = (make: (text: string) => object): Field => ({
    make: (text) => input('SendRemovalRequest', { ...removal, ...make(text) }),
  });

  /** An open case about a new comment of the member. */
  const openCase = async (): Promise<{ id: string; version: number }> => {
    const { postComment } = await need(caller, 'PostComment', { input: { target, body: 'Bildirilecek' } });
    const targetId = postComment.comment.id;
    await need(other.caller, 'Report', { input: { targetType: 'COMMENT', targetId, problem: 'SPAM' } });
    for (let cursor: string | null = null; ;) {
      const { moderationCases } = await need(moderator, 'ModerationCases', {
        state: 'OPEN',
        order: 'AGE',
        cursor,
      });
      const found = moderationCases.items.find((one: Json) => one.targetId === targetId);
      if (found) return found;
      cursor = moderationCases.nextCursor;
      if (cursor === null) throw new Error('the reported comment has no case');
    }
  };
  const decided = new Set<string>();
  /** A decision about the member that has no appeal yet. */
  const ownDecision = async (): Promise<string> => {
    const { id, version } = await openCase();
    await need(moderator, 'CloseCase', { input: { id, outcome: 'REMOVE', violation: 'SPAM', version } });
    const { ownDecisions } = await need(caller, 'OwnDecisions');
    const found = ownDecisions.find((one: Json) => !decided.has(one.id));
    if (!found) throw new Error('the member has no new decision');
    decided.add(found.id);
    return found.id;
  };
  /** A confirmed request for removal that waits for its answer. */
  const openRemoval = async (): Promise<string> => {
    const email = `${crypto.randomUUID()}@posta.example`;
    await need(caller, 'SendRemovalRequest', { input: { ...removal, email } });
    const link = new URL(await mailedPath(email, '/icerik-kaldirma', mails), origin);
    const { confirmRemovalRequest } = await need(caller, 'ConfirmRemovalRequest', {
      token: link.searchParams.get('token'),
    });
    for (let cursor: string | null = null; ;) {
      const { removalRequests } = await need(moderator, 'RemovalRequests', { decided: false, cursor });
      const found = removalRequests.items.find((one: Json) => one.number === confirmRemovalRequest.number);
      if (found) return found.id;
      cursor = removalRequests.nextCursor;
      if (cursor === null) throw new Error('the confirmed request is not at the desk');
    }
  };
  let titled = 0;
  let hosted = 0;
  let lastHost = other.caller;
  /** A member who may still open a room; each may open only some an hour. */
  const host = async (): Promise<Caller> => {
    if (hosted++ % ROOMS_OF_ONE === 0) lastHost = (await join()).caller;
    return lastHost;
  };

  const fields: Record<string, Field> = {
    comment: { make: (body) => input('PostComment', { target, body }), shown: () => [episode.path] },
    'shown name': profileField('name'),
    about: profileField('about', true),
    country: profileField('country', true),
    'report description': {
      make: (description) =>
        input('Report', { targetType: 'TITLE', targetId: episode.title.id, problem: 'OTHER', description }),
      isOptional: true,
    },
    'contact name': contactField('name'),
    'contact subject': contactField('subject'),
    'contact message': contactField('message'),
    post: postField((body) => ({ body })),
    'poll question': postField((question) => ({ body: '', poll: { question, answers: ['Bu', 'Şu'] } })),
    'poll answer': postField(
      (text) => ({ body: '', poll: { question: 'Hangisi?', answers: [text, 'Bu', 'Şu'] } }),
      true,
    ),
    'description of a photo': postField(
      async (alt) => ({ body: 'Kare', photos: [{ uploadId: await uploadPhoto(caller), alt }] }),
      true,
    ),
    'topic title': {
      make: (title) => input('CreateTopic', { category: 'GENERAL', title, body: 'Metin' }),
      shown: (data) => [data.createTopic.topic.path, '/tartismalar'],
    },
    'topic text': {
      make: (body) => input('CreateTopic', { category: 'GENERAL', title: 'Deneme konusu', body }),
      shown: (data) => [data.createTopic.topic.path],
    },
    'post in a topic': {
      make: (body) => input('AddTopicPost', { topicId, body }),
      shown: () => [`/tartisma/${topicId}`],
    },
    story: {
      make: (body) => input('SetStory', { titleId: titles[titled++ % titles.length].id, body }),
      shown: () => [titles[(titled - 1) % titles.length].path],
      isReplaced: true,
    },
    'collection name': collectionField((name) => ({ name })),
    'collection description': collectionField((description) => ({ description }), true),
    'note in a collection': collectionField((note) => ({ entries: [{ ...entries[0], note }] }), true),
    'requested name': {
      make: (name) => input('RequestContent', { kind: 'SERIES', name }),
      shown: () => ['/istek'],
    },
    'reason of a declined request': {
      make: async (reason) => {
        const name = `Deneme ${crypto.randomUUID()}`;
        const { requestContent } = await need(caller, 'RequestContent', { input: { kind: 'SERIES', name } });
        const { id, version } = requestContent.request;
        return input('DecideRequest', { id, version, state: 'DECLINED', reason }, editor);
      },
      shown: () => ['/istek'],
      isOptional: true,
    },
    'group name': groupField('groupName'),
    'group tagline': groupField('groupTagline', true),
    'group description': groupField('groupDesc'),
    'group website': groupField('groupWebsite', true),
    'group network': groupField('dc', true),
    'post in a group': {
      make: (body) => of('CreateGroupPost', { groupId, input: { body } }),
      shown: () => [`/grup/${slug}`],
    },
    'reply in a group': {
      make: (message) => form('/set/group/reply', { id: groupPost, group_id: groupId, message }),
      shown: () => [`/gonderi/${groupPost}`],
    },
    message: { make: (body) => input('SendMessage', { conversationId, body }) },
    'room title': {
      make: async (title) =>
        input('CreateRoom', { episodeId: episode.id, title, visibility: 'PUBLIC' }, await host()),
      shown: (data) => [data.createRoom.room.path, '/odalar'],
    },
    'entry of a room': {
      make: (body) => input('AddRoomEntry', { code, body }),
      shown: () => [`/oda/${code}`],
    },
    'note of a case': {
      make: async (note) => {
        const { id, version } = await openCase();
        return input('CloseCase', { id, outcome: 'NOTHING', note, version }, moderator);
      },
      shown: () => ['/yonetim/vakalar'],
      isOptional: true,
    },
    appeal: {
      make: async (body) => input('AppealDecision', { id: await ownDecision(), body }),
      shown: () => ['/itiraz'],
    },
    'name in a removal request': removalField((name) => ({ name })),
    'statement of a removal request': removalField((statement) => ({ statement })),
    'address in a removal request': removalField((link) => ({ links: [link] })),
    'answer to a removal request': {
      make: async (answer) =>
        input('DecideRemovalRequest', { id: await openRemoval(), outcome: 'REFUSED', answer }, moderator),
      shown: () => ['/yonetim/kaldirma', '/icerik-kaldirma'],
    },
  };

  /** Legacy calls that answer with HTML of the written texts. */
  const themes: [path: string, fields: Record<string, string>][] = [
    ['/get/more/comment', { type: '2', id: episode.id }],
    ['/akis/{page}', {}],
    ['/akis/{page}', { me: username }],
    [`/${slug}/{page}`, {}],
    ['/group/load/comment', { post_id: groupPost, group_id: groupId }],
    ['/request/load', { type: '2' }],
    ['/get/search', { content: 'alert', type: '2' }],
    ['/user/get/message', { hash: conversationId }],
    ['/ajax/service', { type: 'getMessage', hash: conversationId }],
    ['/ajax/service', { type: 'get_chat', code }],
    ['/get/more/notification', {}],
  ];
  return { fields, themes, episode };
};

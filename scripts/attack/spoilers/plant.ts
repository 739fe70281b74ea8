import { ask, submit, type Answer } from '../lib/ask.ts';
import { uploadPhoto } from '../lib/upload.ts';
import type { Joined } from '../lib/people.ts';
import type { Markers } from '../lib/leaks.ts';
import type { Json } from '../../lib/json.ts';

interface Place {
  /** starts every word that must stay covered */
  marker: string;
  episode: { id: string; season: number; number: number; title: { id: string } };
  author: Joined;
  replier: Joined;
  /** has not watched the episode */
  reader: Joined;
}

/** The fields that editing calls accept; a refusal would repeat other fields. */
type Versioned = { id: string; version: number };

const made = ({ code, data, text }: Answer): Json => {
  if (code) throw new Error(text.slice(0, 300));
  return Object.values<Json>(data)[0];
};
const send = async (by: Joined, document: string, variables: object) =>
  made(await ask(by.caller, document, variables));

/** Opens places without a scope, which will contain covered texts. They are opened first, so that live channels can be followed. */
export const openPlaces = async ({ marker, episode, author, reader }: Place) => {
  const input = { title: 'Bu bölümün konusu', body: 'Ne diyorsunuz?', titleId: episode.title.id };
  const { topic } = await send(author, 'CreateTopic', { input });
  const { post } = await send(author, 'CreatePost', {
    input: { body: 'Bu akşam izliyoruz', episodeId: episode.id },
  });
  const { room } = await send(author, 'CreateRoom', {
    input: { episodeId: episode.id, title: `Oda ${marker.slice(0, 6)}`, visibility: 'PUBLIC' },
  });
  await send(reader, 'JoinRoom', { code: room.code });
  const { room: entered } = (await ask(author.caller, 'Room', { code: room.code })).data;
  return {
    topic: topic.id as string,
    post: post.id as string,
    room: { code: entered.code as string, epoch: entered.epoch as number },
  };
};

export type Places = Awaited<ReturnType<typeof openPlaces>>;

/** Writes covered texts of every kind that can carry a scope, and answers to them without a scope. */
export const plant = async (place: Place, places: Places) => {
  const { marker, episode, author, replier, reader } = place;
  const target = { kind: 'EPISODE', id: episode.id };
  const upTo = { kind: 'EPISODE', season: episode.season, number: episode.number };
  const ofTitle = { ...upTo, titleId: episode.title.id };
  const mention = `@${reader.username}`;
  const all: Record<string, { what: string; by: Joined; whole: boolean }> = {};
  /** A word for a text that must stay covered. @param whole its scope is the whole title */
  const word = (what: string, by: Joined = author, whole = false) => {
    const key = `${marker}${String.fromCharCode(97 + Object.keys(all).length)}`;
    all[key] = { what, by, whole };
    return key;
  };
  const post = async (by: Joined, input: object) => (await send(by, 'PostComment', { input })).comment;
  const reply = async (by: Joined, input: object) => (await send(by, 'PostReply', { input })).comment;

  const open = await post(author, { target, body: 'Bu bölüm hakkında ne düşünüyorsunuz?' });
  const comment = await post(author, {
    target,
    body: `${word('a comment up to an episode')} katil uşakmış ${mention}`,
    spoiler: upTo,
  });
  const whole = await post(author, {
    target,
    body: `${word('a comment about the whole title', author, true)} sonunda herkes ölüyor`,
    spoiler: { kind: 'TITLE' },
  });
  const legacy = await submit(replier.caller, '/set/comment/reply', {
    id: comment.id,
    message: `${word('a legacy reply below a covered comment', replier)} katil uşak, evet ${mention}`,
  });
  const openReply = await reply(replier, {
    parentId: comment.id,
    body: `${word('a reply below a covered comment', replier)} uşaktı, evet ${mention}`,
  });
  const deeper = await reply(author, {
    parentId: openReply.id,
    body: `${word('a reply to a reply below a covered comment')} bahçıvan değil`,
  });
  const none = await reply(replier, {
    parentId: whole.id,
    body: `${word('a reply that gives its scope as none', replier, true)} evet, hepsi`,
    spoiler: { kind: 'NONE' },
  });
  const asked = await post(reader, { target, body: 'Katil kim?' });
  const answer = await reply(author, {
    parentId: asked.id,
    body: `${word("a covered answer to the reader's own comment")} uşak ${mention}`,
    spoiler: upTo,
  });
  const edited = await post(author, { target, body: 'Az sonra değişir' });
  await send(author, 'EditComment', {
    input: {
      id: edited.id,
      body: `${word('a comment that was covered by an edit')} bahçıvan değil`,
      version: edited.version,
      spoiler: upTo,
    },
  });

  const createPost = async (input: object) => (await send(author, 'CreatePost', { input })).post;
  const polled = await createPost({
    episodeId: episode.id,
    spoiler: { kind: 'EPISODE' },
    body: `${word('a covered post')} katil uşakmış ${mention}`,
    poll: {
      question: `${word("the question of a covered post's poll")} uşak mı?`,
      answers: [`${word("an answer of a covered post's poll")} evet`, 'hayır'],
    },
  });
  const uploadId = await uploadPhoto(author.caller);
  const pictured = await createPost({
    titleId: episode.title.id,
    spoiler: { kind: 'EPISODE', season: episode.season, number: episode.number },
    body: 'Son kare',
    photos: [{ uploadId, alt: `${word("the description of a covered post's photo")} uşak` }],
  });
  const changed = await createPost({ episodeId: episode.id, body: 'Az sonra değişir' });
  await send(author, 'EditPost', {
    input: {
      id: changed.id,
      version: changed.version,
      body: `${word('a post that was covered by an edit')} bahçıvan değil`,
      spoiler: { kind: 'EPISODE' },
    },
  });
  // Without a scope of its own a post names no title, so a comment on it cannot have one either.
  await post(replier, { target: { kind: 'POST', id: places.post }, body: 'Ben de' });
  const below = await post(replier, {
    target: { kind: 'POST', id: polled.id },
    body: `${word('a comment without a scope on a covered post', replier)} evet, uşak`,
  });
  const wider = await post(replier, {
    target: { kind: 'POST', id: polled.id },
    body: `${word('a comment about the whole title on a covered post', replier, true)} hepsi ölüyor`,
    spoiler: { kind: 'TITLE' },
  });

  const createTopic = async (input: object) => (await send(author, 'CreateTopic', { input })).topic;
  const topic = await createTopic({
    titleId: episode.title.id,
    title: `${word('the title of a covered topic')} uşak katilmiş`,
    body: `${word('the text of a covered topic')} baştan belliydi ${mention}`,
    spoiler: ofTitle,
  });
  const retitled = await createTopic({
    titleId: episode.title.id,
    title: 'Az sonra değişir',
    body: 'Az sonra değişir',
  });
  const { topicsById } = (await ask(author.caller, 'OwnTopic', { id: retitled.id })).data;
  await send(author, 'EditTopic', {
    input: {
      id: retitled.id,
      version: topicsById[0].version,
      titleId: episode.title.id,
      title: `${word('the title of a topic that was covered by an edit')} bahçıvan değil`,
      body: 'Değişti',
      spoiler: ofTitle,
    },
  });
  const addPost = async (by: Joined, input: object) => (await send(by, 'AddTopicPost', { input })).post;
  const said = await addPost(author, {
    topicId: places.topic,
    body: `${word('a covered post in a topic')} uşaktı ${mention}`,
    spoiler: ofTitle,
  });
  const quoting = await addPost(replier, {
    topicId: places.topic,
    quotedId: said.id,
    body: `${word('a post that quotes a covered one and gives no scope', replier)} evet, uşak`,
  });
  const inCovered = await addPost(replier, {
    topicId: topic.id,
    body: `${word('a post without a scope in a covered topic', replier)} evet, uşak`,
  });

  const addEntry = async (by: Joined, input: object) => (await send(by, 'AddRoomEntry', { input })).entry;
  const { code } = places.room;
  const entry = await addEntry(author, {
    code,
    body: `${word('a covered entry of a room')} katil uşak ${mention}`,
    spoiler: upTo,
  });
  await send(replier, 'JoinRoom', { code });
  const answered = await addEntry(replier, {
    code,
    replyToId: entry.id,
    body: `${word('an answer to a covered entry without a scope', replier)} evet, uşak`,
  });

  return {
    all,
    markers: Object.fromEntries(Object.entries(all).map(([key, { what }]) => [key, what])) as Markers,
    open: open.id as string,
    comments: [
      comment,
      whole,
      { id: legacy.data.id },
      openReply,
      deeper,
      none,
      answer,
      edited,
      below,
      wider,
    ].map(({ id }): string => id),
    posts: [polled, pictured, changed].map(({ id, version }): Versioned => ({ id, version })),
    topics: [topic, retitled].map(({ id }): Versioned => ({ id, version: 1 })),
    topicPosts: [said, quoting, inCovered].map(({ id }): string => id),
    entries: [entry, answered].map(({ id, seq }): { id: string; seq: number; code: string } => ({
      id,
      seq,
      code,
    })),
  };
};

export type Planted = Awaited<ReturnType<typeof plant>>;

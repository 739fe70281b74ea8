import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { callerOf, cookiesOf, send, type Caller } from '../site/caller.ts';
import { mailedPath } from '../lib/mails.ts';
import type { Login } from '../lib/site.ts';
import { found, watchPage, type Comment, type Found, type WatchPage } from './found.ts';

const advertsBefore = `query ($id: ID!) { preRoll(titleId: $id) { adverts { id } } }`;
const post = `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id version } } }`;
const newTopic = `mutation ($input: CreateTopicInput!) { createTopic(input: $input) { topic { id version } } }`;
const newTopicPost = `mutation ($input: AddTopicPostInput!) { addTopicPost(input: $input) { post { id } } }`;
const position = `mutation ($input: SavePositionInput!) { savePosition(input: $input) { position { id } } }`;
const mark = `mutation ($input: SetTitleMarkInput!) { setTitleMark(input: $input) { library { id } } }`;
const reset = `mutation ($input: EmailInput!) { requestPasswordReset(input: $input) { message } }`;
const change = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { message } }`;
const register = `mutation ($input: RegisterInput!) { register(input: $input) { message } }`;
const hide = `mutation { setPrivacy(input: { profile: NOBODY, indexed: false }) { account { id } } }`;
const follow = `mutation ($input: SetFollowInput!) { setFollow(input: $input) { relationship { state } } }`;
const newGroup = `mutation ($input: GroupInput!) { createGroup(input: $input) { group { id slug } } }`;
const join = `mutation ($id: ID!) { joinGroup(id: $id) { group { standing } } }`;
const deleted = `mutation ($id: ID!) { deleteGroup(id: $id) { id } }`;
const requests = `query ($id: ID!, $cursor: String) {
  groupRequests(groupId: $id, size: 50, cursor: $cursor) { items { id member { id } } nextCursor }
}`;
const groupState = `query ($id: ID!) { groupPosts(groupId: $id, size: 1) { items { id } } }`;
const accept = `mutation ($id: ID!) { answerGroupRequest(id: $id, accepted: true) { id } }`;
const newPost = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id version } } }`;
const newGroupPost = `mutation ($groupId: ID!, $input: CreatePostInput!) {
  createGroupPost(groupId: $groupId, input: $input) { post { id } } }`;
const photographed = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id photos { id } } } }`;
const newStory = `mutation ($input: SetStoryInput!) { setStory(input: $input) { story { id } } }`;
const newRequest = `mutation ($input: RequestContentInput!) { requestContent(input: $input) { request { id version } } }`;
const newCollection = `mutation ($input: CreateCollectionInput!) {
  createCollection(input: $input) { collection { id version } } }`;
const openTalk = `mutation ($input: OpenConversationInput!) { openConversation(input: $input) {
  conversation { id } message { id seq } } }`;
const sendInTalk = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id seq } } }`;
const newRoom = `mutation ($input: CreateRoomInput!) { createRoom(input: $input) { room { code epoch } } }`;
const roomState = `query ($code: ID!) { room(code: $code) { epoch phase } }`;
const enterRoom = `mutation ($code: ID!) { joinRoom(code: $code) { room { code } } }`;
const writeInRoom = `mutation ($input: AddRoomEntryInput!) { addRoomEntry(input: $input) { entry { id seq } } }`;
const startInRoom = `mutation ($code: ID!, $epoch: Int!) { startRoom(code: $code, epoch: $epoch) { room { code } } }`;
const proposeInRoom = `mutation ($code: ID!, $episodeId: ID!) {
  proposeEpisode(code: $code, episodeId: $episodeId) { queue { queueSeq } } }`;
const watchList = `query { libraryTitles(list: WATCH_LIST, size: 100) { items { id } } }`;
const activate = `mutation ($input: ActivateInput!) { activate(input: $input) { viewer { id } } }`;

/**
 * Objects of a demo site, and functions that create new ones for calls that use them up.
 * @param logins of at least two members
 * @param mails the folder of the site's mails
 */
export const openThings = async (origin: string, logins: Login[], mails: string) => {
  const [login, other] = logins;
  if (!login || !other) throw new Error('two logins are needed');
  const visitor = callerOf(origin);
  const member = await visitor.signedIn(login);
  const neighbour = await visitor.signedIn(other);
  const { viewer, latestEpisodes, titles, series, anime, search }: Found = await member.data(found);
  const episodes = latestEpisodes.items;
  const [first] = episodes;
  if (!first) throw new Error('the site has no episode');
  const sources: { hash: string; group: string; episode: string }[] = [];
  const groupsOfTitles: { titleId: string; groupId: string }[] = [];
  const comments: Comment[] = [];
  for (const { id, season, number, title } of episodes.slice(0, 8)) {
    const { kind, slug } = title;
    const page: WatchPage = await member.data(watchPage, {
      kind,
      slug,
      season,
      number,
      target: { kind: 'EPISODE', id },
    });
    for (const { groupId } of page.watchPage.sources.groups)
      groupsOfTitles.push({ titleId: title.id, groupId });
    for (const group of page.watchPage.sources.groups)
      // A locked source needs a session, so not every caller can use it.
      for (const { hash, locked } of group.sources)
        if (!locked) sources.push({ hash, group: group.hash, episode: id });
    for (const { id, deleted, author } of page.comments.items)
      if (!deleted && author && author.id !== viewer.id) comments.push({ id, author });
  }
  const password = () => `parola-${randomUUID()}`;
  let made = 0;
  let listed = 0;
  const name = () => `uye_${++made}_${randomUUID().slice(0, 6)}`;
  const token = async (email: string, page: string) =>
    new URL(await mailedPath(email, page, mails), origin).searchParams.get('token') ?? '';

  const joining = async () => {
    const username = name();
    const joined = { username, email: `${username}@posta.example`, password: password() };
    await visitor.data(register, { input: { ...joined, passwordAgain: joined.password } });
    return { ...joined, token: await token(joined.email, '/etkinlestirme') };
  };
  const comment = async (by = member): Promise<{ id: string; version: number }> => {
    const input = { target: { kind: 'EPISODE', id: first.id }, body: `Deneme yorumu ${++made}` };
    return (await by.data(post, { input })).postComment.comment;
  };
  const flowPost = async (by = member): Promise<{ id: string; version: number }> => {
    const poll = { question: 'Hangisi?', answers: ['Bu', 'Şu'] };
    return (await by.data(newPost, { input: { body: 'Deneme gönderisi', poll } })).createPost.post;
  };
  const topic = async (): Promise<{ id: string; version: number }> => {
    const input = { category: 'GENERAL', title: `Deneme konusu ${++made}`, body: 'Deneme metni' };
    return (await member.data(newTopic, { input })).createTopic.topic;
  };
  const story = async (by = member): Promise<string> => {
    const input = { titleId: first.title.id, body: `Deneme hikâyesi ${++made}` };
    return (await by.data(newStory, { input })).setStory.story.id;
  };
  const requestName = () => `Deneme isteği ${randomUUID()}`;
  const request = async (by = member): Promise<{ id: string; version: number }> => {
    const input = { kind: 'SERIES', name: requestName() };
    return (await by.data(newRequest, { input })).requestContent.request;
  };
  const collection = async (by = member): Promise<{ id: string; version: number }> => {
    const input = { name: 'Deneme seçkisi', entries: [{ titleId: first.title.id }] };
    return (await by.data(newCollection, { input })).createCollection.collection;
  };
  const groupOf = async (by = member): Promise<{ id: string; slug: string }> =>
    (
      await by.data(newGroup, {
        input: {
          name: `Grup ${++made} ${randomUUID().slice(0, 6)}`,
          description: 'Açıklama',
          approval: true,
        },
      })
    ).createGroup.group;
  let groupWithApproval: Promise<{ id: string }> | undefined;
  let ownGroup: Promise<{ id: string; slug: string }> | undefined;
  let foreignGroup: Promise<{ id: string; slug: string }> | undefined;
  let doomed: string | undefined;
  /** A picture that no other call uses. */
  const photo = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: '#2EC4B6' } })
      .png()
      .toBuffer();
  const upload = async (): Promise<{ uploadId: string }> => {
    const body = new FormData();
    body.set('photo', new Blob([Uint8Array.from(await photo())]), 'ben.png');
    const { headers } = member.form('/upload/photo');
    delete headers['content-type'];
    const response = await fetch(`${origin}/upload/photo`, { method: 'POST', headers, body });
    return (await response.json()) as { uploadId: string };
  };
  const adverts: { id: string }[] = [];
  for (const { title } of episodes) {
    const { preRoll } = await member.data(advertsBefore, { id: title.id });
    adverts.push(...(preRoll?.adverts ?? []));
  }
  // Titles on other members' watch lists are excluded, because those members would not add them again.
  const onLists = new Set<string>();
  for (const one of logins.slice(1)) {
    const { libraryTitles } = await (await visitor.signedIn(one)).data(watchList);
    for (const { id } of libraryTitles.items) onLists.add(id);
  }
  const unlisted = series.items.filter(({ id }) => !onLists.has(id));
  /** A conversation between the member and another one who makes no calls. A member may open only a few a day. */
  let talk: Promise<{ id: string; memberId: string; username: string; partner: Caller }> | undefined;
  const opened = async (partner: Caller): Promise<{ id: string; messageId: string }> => {
    const input = { memberId: viewer.id, body: `Deneme mesajı ${++made}` };
    const { conversation, message } = (await partner.data(openTalk, { input })).openConversation;
    return { id: conversation.id, messageId: message.id };
  };
  const roomOf = async (by: Caller): Promise<{ code: string; epoch: number }> =>
    (await by.data(newRoom, { input: { episodeId: first.id, title: `Oda ${++made}` } })).createRoom.room;
  let ownRoom: Promise<{ code: string; epoch: number }> | undefined;
  return {
    login: { username: login.username, password: login.password },
    adverts,
    member,
    viewer,
    episodes,
    titles: titles.items,
    people: search.people.map(({ path }) => path.replace('/kisi/', '')),
    trailers: titles.items.flatMap(({ trailerIds }) => trailerIds?.split(',') ?? []),
    series: series.items,
    anime: anime.items,
    sources,
    groupsOfTitles,
    comments,
    password,
    name,
    joining,
    comment,
    /** A new post in the feed. */
    post: () => flowPost(),
    /** A new topic of the forum. */
    topic,
    /** The id of a new post of the member in a topic. */
    async topicPost(): Promise<string> {
      const input = { topicId: (await topic()).id, body: 'Deneme yazısı' };
      return (await member.data(newTopicPost, { input })).addTopicPost.post.id;
    },
    story: () => story(),
    foreignStory: () => story(neighbour),
    requestName,
    /** A new content request. */
    request: () => request(),
    collection: () => collection(),
    foreignCollection: () => collection(neighbour),
    /** A new post in the member's one group. */
    async groupPost(): Promise<{ id: string; groupId: string }> {
      const { id: groupId } = await this.group();
      const input = { body: 'Deneme gönderisi' };
      const { post: made } = (await member.data(newGroupPost, { groupId, input })).createGroupPost;
      return { id: made.id, groupId };
    },
    /** Of another member. */
    foreignComment: () => comment(neighbour),
    photo,
    /** The group that the member owns for most calls. A member may own only a few groups. */
    async group() {
      const group = await (ownGroup ??= groupOf());
      // A generated call may have deleted it, with an id from an answer.
      const exists = await member.data(groupState, { id: group.id }).then(
        ({ groupPosts }) => groupPosts !== null,
        () => false,
      );
      return exists ? group : (ownGroup = groupOf());
    },
    /** The group that another member owns. */
    foreignGroup: () => (foreignGroup ??= groupOf(neighbour)),
    /** A group of the member that will be deleted. If a refused call has left one, that one is deleted first. */
    async doomedGroup() {
      if (doomed) await member.data(deleted, { id: doomed }).catch(() => undefined);
      const group = await groupOf();
      doomed = group.id;
      return group;
    },
    /** The id of a new member's request to join the member's group. */
    async groupRequest(): Promise<string> {
      return (await this.asksToJoin()).requestId;
    },
    /** A new member of the member's group. */
    async groupMember(): Promise<{ id: string; memberId: string }> {
      const { id, requestId, memberId } = await this.asksToJoin();
      await member.data(accept, { id: requestId });
      return { id, memberId };
    },
    async asksToJoin() {
      // A separate group, because other calls change who may join `group`.
      let { id } = await (groupWithApproval ??= groupOf());
      const { caller } = await this.newMember();
      try {
        await caller.data(join, { id });
      } catch {
        // A generated call has deleted the group, or closed it.
        ({ id } = await (groupWithApproval = groupOf()));
        await caller.data(join, { id });
      }
      const { viewer: asker } = await caller.data('query { viewer { id } }');
      for (let cursor: string | null = null; ;) {
        const { groupRequests } = await member.data(requests, { id, cursor });
        const found = groupRequests.items.find(
          (one: { member: { id: string } }) => one.member.id === asker.id,
        );
        if (found) return { id, requestId: found.id as string, memberId: asker.id as string };
        cursor = groupRequests.nextCursor;
        if (cursor === null) throw new Error('the request to join is not listed');
      }
    },
    /** Ids of a post in the feed with one photo, and of the photo. */
    async postPhoto(): Promise<{ postId: string; photoId: string }> {
      const input = {
        body: 'Deneme fotoğrafı',
        photos: [await upload()].map(({ uploadId }) => ({ uploadId })),
      };
      const { post: made } = (await member.data(photographed, { input })).createPost;
      return { postId: made.id, photoId: made.photos[0].id };
    },
    /** A new member with an open session, for calls that end sessions or change passwords. */
    async newMember() {
      const { token: code, ...joined } = await joining();
      const input = { token: code, password: joined.password };
      const response = await send(visitor.graphql(activate, { input }));
      return { ...joined, caller: callerOf(origin, cookiesOf(response)) };
    },
    /** A post of a member who makes no calls, because members cannot clap for their own posts. */
    async foreignPost() {
      return flowPost((await this.newMember()).caller);
    },
    /** The id of a new member. */
    async stranger(): Promise<string> {
      return (await (await this.newMember()).caller.data('query { viewer { id } }')).viewer.id;
    },
    /** A member who requests to follow this one, whose profile becomes private. */
    async asker(caller: Caller): Promise<{ id: string }> {
      await caller.data(hide);
      const { viewer: asked } = await caller.data('query { viewer { id } }');
      // Social receives the profile by an event: until then a follow needs no approval.
      for (let state = ''; state !== 'REQUESTED';) {
        await member.data(follow, { input: { id: asked.id, active: false } });
        const { setFollow } = await member.data(follow, { input: { id: asked.id, active: true } });
        state = setFollow.relationship.state;
      }
      return { id: viewer.id };
    },
    /** A conversation of the member. */
    conversation() {
      const make = async () => {
        const { caller: partner, username } = await this.newMember();
        const { id } = await opened(partner);
        const { viewer: own } = await partner.data('query { viewer { id } }');
        await member.data(sendInTalk, { input: { conversationId: id, body: 'Merhaba' } });
        return { id, memberId: own.id as string, username, partner };
      };
      return (talk ??= make());
    },
    /** A message in it, written or received by the member. */
    async message(isOwn: boolean): Promise<{ id: string; seq: number; conversationId: string }> {
      const { id: conversationId, partner } = await this.conversation();
      const input = { conversationId, body: `Deneme mesajı ${++made}` };
      const { message } = (await (isOwn ? member : partner).data(sendInTalk, { input })).sendMessage;
      return { ...message, conversationId };
    },
    /** A conversation request that the member has not answered. */
    async messageRequest(): Promise<string> {
      return (await opened((await this.newMember()).caller)).id;
    },
    /** The member's room for calls that do not change it; everybody with the link may enter. */
    async room(): Promise<{ code: string; epoch: number }> {
      const { code } = await (ownRoom ??= roomOf(member));
      const { room } = await member.data(roomState, { code });
      // A room in which nobody has been for 10 minutes ends.
      return room && room.phase !== 'ENDED' ? { code, epoch: room.epoch } : (ownRoom = roomOf(member));
    },
    /** A new room of a member, with another new member in it. */
    async roomWithMember(by: Caller): Promise<{ code: string; epoch: number; memberId: string }> {
      const room = await roomOf(by);
      const { caller } = await this.newMember();
      await caller.data(enterRoom, { code: room.code });
      return { ...room, memberId: (await caller.data('query { viewer { id } }')).viewer.id };
    },
    /** A new room of a member, with an episode in its queue. */
    async roomWithQueue(by: Caller): Promise<{ code: string; epoch: number; episodeId: string }> {
      const room = await roomOf(by);
      const episodeId = episodes.find(({ id }) => id !== first.id)?.id ?? '';
      await by.data(proposeInRoom, { code: room.code, episodeId });
      return { ...room, episodeId };
    },
    /** A new room of a member that plays. */
    async startedRoom(by: Caller): Promise<string> {
      const { code, epoch } = await roomOf(by);
      await by.data(startInRoom, { code, epoch });
      return code;
    },
    /** A new entry of the member in the member's room. */
    async roomEntry(): Promise<{ id: string; seq: number; code: string }> {
      const { code } = await this.room();
      const input = { code, body: `Deneme ${++made}` };
      return { ...(await member.data(writeInRoom, { input })).addRoomEntry.entry, code };
    },
    /** The handle of a new reaction. */
    async reaction(): Promise<string> {
      const { id } = await comment();
      const fields = { series_id: id, action: '1', status: '0', type: 'comment' };
      return (await member.answer(member.form('/set/action', fields))).action;
    },
    async position(): Promise<string> {
      const input = {
        episodeId: (episodes[made++ % episodes.length] ?? first).id,
        positionSeconds: 120,
        durationSeconds: 900,
      };
      return (await member.data(position, { input })).savePosition.position.id;
    },
    /** A series on the member's watch list. */
    async listed() {
      const titleId = unlisted.at(-1 - (listed++ % unlisted.length))?.id ?? '';
      await member.data(mark, { input: { titleId, mark: 'WATCH_LIST', active: true } });
      return titleId;
    },
    async resetToken({ email }: { email: string }) {
      await visitor.data(reset, { input: { email } });
      return token(email, '/sifre-degistir');
    },
    async emailToken({ caller }: { caller: Caller }) {
      const email = `${name()}@posta.example`;
      await caller.data(change, { input: { email } });
      return token(email, '/e-posta-onayla');
    },
  };
};

export type Things = Awaited<ReturnType<typeof openThings>>;

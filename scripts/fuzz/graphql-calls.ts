import { randomUUID } from 'node:crypto';
import type { Caller } from '../site/caller.ts';
import type { Things } from './things.ts';

/** Returns an item of a list, a different one each time. */
export type Choose = <T>(list: readonly T[]) => T;

/** Consistent arguments, and the caller if it is not the member. */
export type FittingArgs = { args: Record<string, unknown>; as?: Caller };

type Joined = Awaited<ReturnType<Things['newMember']>>;

/**
 * Functions that create consistent arguments for each field of Query and Mutation.
 * @param any returns an item of a list
 */
export const graphqlCalls = (
  things: Things,
  any: Choose,
): Record<string, () => Promise<FittingArgs> | FittingArgs> => {
  const of = (args: Record<string, unknown> = {}) => ({ args });
  const input = (fields: object) => of({ input: fields });
  const title = () => any(things.titles);
  const episode = () => any(things.episodes);
  const email = () => `${things.name()}@posta.example`;
  const target = () => ({ kind: 'EPISODE', id: things.episodes[0]?.id ?? '' });
  const ofNew = async (
    make: (member: Joined) => Record<string, unknown> | Promise<Record<string, unknown>>,
  ) => {
    const member = await things.newMember();
    return { args: await make(member), as: member.caller };
  };
  const stranger = async () => ({ id: await things.stranger() });
  return {
    ...ofQueries(things, any, of),

    signIn: () => input({ login: things.login.username, password: things.login.password }),
    // Without an identity provider every ticket is invalid.
    signInByTicket: () => input({ ticket: 'x', idToken: 'x' }),
    signOut: () => ofNew(() => ({})),
    register: () => {
      const [username, password] = [things.name(), things.password()];
      return input({ username, email: email(), password, passwordAgain: password });
    },
    sendActivation: () => input({ email: email() }),
    activate: async () => {
      const { token, password } = await things.joining();
      return input({ token, password });
    },
    requestPasswordReset: () => input({ email: email() }),
    changePasswordByToken: async () =>
      input({ token: await things.resetToken(await things.newMember()), password: things.password() }),
    updateProfile: () => input({ name: 'Deneme Adı', about: 'Kendim hakkında', country: 'Türkiye' }),
    requestEmailChange: () => input({ email: email() }),
    confirmEmail: () =>
      ofNew(async (member) => ({
        input: { token: await things.emailToken(member), password: member.password },
      })),
    changePassword: () =>
      ofNew(({ password: oldPassword }) => {
        const password = things.password();
        return { input: { oldPassword, password, passwordAgain: password } };
      }),
    setSocialLinks: () => input({ facebook: '', twitter: '', instagram: '' }),
    setPrivacy: () => input({ profile: 'EVERYONE', indexed: true }),
    removeAvatar: () => of(),
    endSession: () =>
      ofNew(async ({ caller }) => {
        const { account } = await caller.data('query { account { sessions { id } } }');
        return { id: account.sessions[0].id };
      }),
    endOtherSessions: () => ofNew(() => ({})),
    sendContact: () => input({ name: 'Deneme', email: email(), subject: 'Konu', message: 'Merhaba' }),

    // These calls use new members, so that the objects of other calls stay visible.
    blockMember: () => ofNew(stranger),
    unblockMember: () => ofNew(stranger),
    muteMember: () => ofNew(stranger),
    unmuteMember: () => ofNew(stranger),
    setMutedWords: () => ofNew(() => ({ words: ['final'] })),

    createGroup: () =>
      ofNew(() => ({ input: { name: things.name(), description: 'Açıklama', approval: true } })),
    updateGroup: async () => {
      const { id } = await things.group();
      return of({ id, version: 0, input: { name: things.name(), description: 'Açıklama' } });
    },
    removeGroupPictures: async () => of({ id: (await things.group()).id, cover: true, poster: false }),
    deleteGroup: async () => of({ id: (await things.doomedGroup()).id }),
    joinGroup: async () => of({ id: (await things.foreignGroup()).id }),
    leaveGroup: async () => of({ id: (await things.foreignGroup()).id }),
    withdrawFromGroup: async () => of({ id: (await things.foreignGroup()).id }),
    answerGroupRequest: async () => of({ id: await things.groupRequest(), accepted: true }),
    setGroupInvite: async () =>
      of({ groupId: (await things.group()).id, memberId: await things.stranger(), invited: true }),
    removeGroupMember: async () => {
      const { id: groupId, memberId } = await things.groupMember();
      return of({ groupId, memberId });
    },
    setGroupRole: async () => {
      const { id: groupId, memberId } = await things.groupMember();
      return of({ groupId, memberId, role: 'MANAGER' });
    },
    planGroupEpisode: async () => {
      const at = new Date(Date.now() + 86_400_000).toISOString();
      return of({ groupId: (await things.group()).id, episodeId: episode().id, at });
    },
    removeGroupPlan: async () => of({ groupId: (await things.group()).id, episodeId: episode().id }),
    muteGroupPlan: async () => of({ groupId: (await things.group()).id, muted: true }),
    shareProgress: async () => of({ groupId: (await things.group()).id, shared: true }),
    createGroupPost: async () =>
      of({ groupId: (await things.group()).id, input: { body: 'Bu akşam final var' } }),
    createPost: () => input({ body: 'Bu akşam final var', titleId: title().id }),
    editPost: async () => input({ ...(await things.post()), body: 'Bu akşam final yok' }),
    deletePost: async () => of({ id: (await things.post()).id }),
    deletePostPhoto: async () => of(await things.postPhoto()),
    revealPosts: async () => of({ ids: [(await things.post()).id] }),
    clap: async () => input({ postId: (await things.foreignPost()).id, claps: 3 }),
    voteInPoll: async () => input({ postId: (await things.foreignPost()).id, answer: 1 }),
    setFollow: () => ofNew(async () => ({ input: { ...(await stranger()), active: true } })),
    answerFollowRequest: () =>
      ofNew(async ({ caller }) => ({ ...(await things.asker(caller)), accepted: true })),

    setStory: () => input({ titleId: title().id, body: 'Son vapuru kaçırdım.' }),
    deleteStory: async () => of({ id: await things.story() }),
    revealStory: async () => of({ id: await things.foreignStory() }),
    voteOnStory: async () => input({ id: await things.foreignStory(), vote: any(['UP', 'DOWN']) }),
    // Only staff can see ids of the desk's objects. `deskCalls` has these calls with ids that exist.
    assignCase: () => of({ id: randomUUID(), assigned: any([true, false]) }),
    setRoles: () => input({ memberId: randomUUID(), roles: ['EDITOR'] }),
    imposeSanction: () =>
      input({ memberId: randomUUID(), kind: 'BAN', violation: any(['SPAM', 'INSULT']), until: null }),
    sendRemovalRequest: () =>
      input({
        name: 'Deneme Film',
        email: email(),
        right: any(['OWNER', 'AGENT', 'PERSON', 'OTHER']),
        links: ['https://seyir.example/dizi/deneme'],
        statement: 'Bu yapımın hakları bize aittir.',
        declared: true,
      }),
    confirmRemovalRequest: () => of({ token: randomUUID() }),
    decideRemovalRequest: () => input({ id: randomUUID(), outcome: 'REFUSED', answer: 'Yerinde kaldı.' }),
    setContactHandled: () => of({ id: randomUUID(), handled: any([true, false]) }),
    endSanction: () => of({ id: randomUUID() }),
    appealDecision: () => input({ id: randomUUID(), body: 'Yanlışlık oldu.' }),
    appealBan: () =>
      input({
        login: `kimse-${randomUUID().slice(0, 8)}`,
        password: 'yanlış parola',
        body: 'Yanlışlık oldu.',
      }),
    decideAppeal: () => input({ id: randomUUID(), state: any(['UPHELD', 'OVERTURNED']) }),
    closeCase: () => input({ id: randomUUID(), outcome: any(['NOTHING', 'REMOVE']), version: 1 }),
    requestContent: () => input({ kind: any(['MOVIE', 'SERIES']), name: things.requestName() }),
    voteOnRequest: async () => input({ id: (await things.request()).id, vote: any(['UP', 'DOWN']) }),
    decideRequest: async () =>
      input({ ...(await things.request()), state: 'DECLINED', reason: 'Hakları yok' }),
    mergeRequests: async () => input({ ...(await things.request()), intoId: (await things.request()).id }),
    deleteRequest: async () => of({ id: (await things.request()).id }),
    createCollection: () => input({ name: 'Deneme seçkisi', entries: [{ titleId: title().id }] }),
    editCollection: async () => {
      const { id, version } = await things.collection();
      return input({ id, version, name: 'Başka ad', description: '', visibility: 'LINK' });
    },
    setCollectionEntries: async () =>
      input({ id: (await things.collection()).id, entries: [{ titleId: title().id, note: 'Önce bu' }] }),
    deleteCollection: async () => of({ id: (await things.collection()).id }),
    setCollectionLike: async () => input({ id: (await things.foreignCollection()).id, active: true }),
    openConversation: async () =>
      input({ memberId: (await things.conversation()).memberId, body: 'Ne izliyorsun?' }),
    sendMessage: async () => {
      const { conversationId, id: replyToId } = await things.message(false);
      return input({ conversationId, replyToId, body: 'Katılıyorum' });
    },
    editMessage: async () => input({ id: (await things.message(true)).id, body: 'Yarın izleriz' }),
    deleteMessage: async () => of({ id: (await things.message(true)).id }),
    reactToMessage: async () => input({ id: (await things.message(false)).id, reaction: 'FUNNY' }),
    markConversationRead: async () => {
      const { conversationId: id, seq } = await things.message(false);
      return of({ id, seq });
    },
    answerMessageRequest: async () => of({ id: await things.messageRequest(), accepted: true }),
    noteTyping: async () => of({ conversationId: (await things.conversation()).id }),
    setMessageSettings: () => input({ readMarks: true }),

    createRoom: () => ofNew(() => ({ input: { episodeId: episode().id, title: 'Deneme odası' } })),
    inviteToRoom: async () => of({ code: (await things.room()).code, memberIds: [] }),
    joinRoom: () => ofNew(async ({ caller }) => ({ code: (await things.roomWithMember(caller)).code })),
    leaveRoom: () => ofNew(async ({ caller }) => ({ code: (await things.roomWithMember(caller)).code })),
    controlRoom: async () => input({ ...(await things.room()), kind: 'RATE', rate: 1 }),
    startRoom: () => ofNew(({ caller }) => things.roomWithMember(caller)),
    endRoom: () => ofNew(({ caller }) => things.roomWithMember(caller)),
    handOverRoom: () => ofNew(({ caller }) => things.roomWithMember(caller)),
    setRoomRole: () =>
      ofNew(async ({ caller }) => ({ ...(await things.roomWithMember(caller)), role: 'MODERATOR' })),
    removeFromRoom: () =>
      ofNew(async ({ caller }) => ({ ...(await things.roomWithMember(caller)), ban: true })),
    proposeEpisode: async () =>
      of({ code: (await things.room()).code, episodeId: things.episodes[1]?.id ?? '' }),
    voteForEpisode: async () =>
      of({ code: (await things.room()).code, episodeId: episode().id, active: false }),
    removeProposal: async () => of({ code: (await things.room()).code, episodeId: episode().id }),
    startNextEpisode: () => ofNew(({ caller }) => things.roomWithQueue(caller)),
    reportEpisodeEnd: async () => of({ ...(await things.room()), episodeId: things.episodes[0]?.id ?? '' }),
    stopNextEpisode: async () => of(await things.room()),
    beatRoom: async () => input({ code: (await things.room()).code, activity: 'READY' }),
    reactInRoom: () =>
      ofNew(async ({ caller }) => ({ code: await things.startedRoom(caller), reaction: 'FUNNY' })),
    addRoomEntry: async () => input({ code: (await things.room()).code, body: 'Çok iyi' }),
    deleteRoomEntry: async () => of({ id: (await things.roomEntry()).id }),
    revealRoomEntries: async () => {
      const { code, id } = await things.roomEntry();
      return of({ code, ids: [id] });
    },

    createTopic: () => input({ title: 'Finali konuşalım', body: 'Ne diyorsunuz?', titleId: title().id }),
    editTopic: async () => input({ ...(await things.topic()), title: 'Başka başlık', body: 'Başka metin' }),
    deleteTopic: async () => of({ id: (await things.topic()).id }),
    lockTopic: async () => of({ id: (await things.topic()).id, locked: true }),
    pinTopic: async () => of({ id: (await things.topic()).id, pinned: true }),
    moveTopic: async () => of({ id: (await things.topic()).id, category: any(['ANIME', 'MOVIES']) }),
    addTopicPost: async () => input({ topicId: (await things.topic()).id, body: 'Çok iyiydi' }),
    followTopic: async () => of({ id: (await things.topic()).id, followed: true }),
    markTopicRead: async () => of({ id: (await things.topic()).id, number: 1 }),
    revealTopics: async () => of({ ids: [(await things.topic()).id] }),
    revealComments: () => of({ ids: [any(things.comments).id] }),
    postComment: () => input({ target: target(), body: 'Çok iyiydi' }),
    postReply: () => input({ parentId: any(things.comments).id, body: 'Katılıyorum' }),
    editComment: async () => input({ ...(await things.comment()), body: 'Düşündüm de, daha da iyiydi' }),
    deleteComment: async () => of({ id: (await things.comment()).id }),
    report: async () =>
      input({ targetType: 'COMMENT', targetId: (await things.foreignComment()).id, problem: 'SPAM' }),
    setReaction: () =>
      input({ targetType: 'COMMENT', targetId: any(things.comments).id, reaction: 'GREAT', active: true }),
    markNotificationsRead: () => of(),
    setLetMeKnow: () => input({ kind: 'TITLE', id: title().id, active: true }),
    savePosition: () => input({ episodeId: episode().id, positionSeconds: 75, durationSeconds: 900 }),
    countAdvert: () => input({ advertId: any(things.adverts).id, moment: 'IMPRESSION' }),
    chooseGroup: () => input({ ...any(things.groupsOfTitles) }),
    countFailedPlay: () => {
      const { hash, episode } = any(things.sources);
      return input({ sourceHash: hash, episodeId: episode });
    },
    removeContinueWatching: async () => of({ positionId: await things.position() }),
    setEpisodeWatched: () => input({ episodeId: episode().id, watched: true }),
    setSeasonWatched: () => input({ titleId: any(things.series).id, season: 1, watched: true }),
    setScore: () => input({ titleId: title().id, score: any([1, 7, 10]) }),
    setTitleMark: () => input({ titleId: title().id, mark: 'FAVOURITE', active: true }),
  };
};

const ofQueries = (things: Things, any: Choose, of: (args?: Record<string, unknown>) => FittingArgs) => {
  const title = () => any(things.titles);
  const episode = () => any(things.episodes);
  const target = () => ({ kind: 'EPISODE', id: things.episodes[0]?.id ?? '' });
  return {
    viewer: () => of(),
    conversations: () => of({ folder: any(['INBOX', 'REQUESTS']) }),
    conversation: async () => of({ id: (await things.conversation()).id }),
    conversationWith: async () => of({ username: (await things.conversation()).username }),
    messages: async () => of({ conversationId: (await things.conversation()).id }),
    inbox: () => of({ since: 1 }),
    messageSettings: () => of(),
    rooms: () => of(),
    crowdReactions: () => of({ episodeId: episode().id, position: 60 }),
    ownRooms: () => of(),
    room: async () => of({ code: (await things.room()).code }),
    roomMembers: async () => of({ code: (await things.room()).code }),
    roomWatched: async () => of({ code: (await things.room()).code }),
    roomQueue: async () => of({ code: (await things.room()).code }),
    roomEntries: async () => of({ code: (await things.room()).code }),
    roomEntriesById: async () => {
      const { code, id } = await things.roomEntry();
      return of({ code, ids: [id] });
    },
    identityProvider: () => of(),
    account: () => of(),
    profile: () => of({ username: things.login.username }),
    activation: async () => of({ token: (await things.joining()).token }),
    captchaChallenge: () => of({ action: 'CONTACT' }),
    titles: () => of({ kind: 'SERIES', order: 'NAME', initial: any(['K', 'İ']) }),
    mostWatched: () => of(),
    titleInitials: () =>
      of({ kind: 'SERIES', filter: { genres: [any(['dram', 'komedi'])], yearFrom: 2020 } }),
    titleChoices: () =>
      of({ kind: 'SERIES', initial: any(['K', 'İ']), filter: { genres: [any(['dram', 'komedi'])] } }),
    countries: () => of({ kind: any(['SERIES', 'ANIME', 'MOVIE']) }),
    shelves: () => of({ sort: any(['GENRE', 'NETWORK']) }),
    shelf: () => of({ sort: 'GENRE', slug: any(['dram', 'komedi']) }),
    allTitles: () => of({ size: 5 }),
    airing: () => of({ kind: 'ANIME', weekday: any([1, 3, 7]) }),
    trailers: () => of({ ids: any(things.trailers) }),
    search: () => of({ query: any(['iske', 'gece']) }),
    person: () => of({ slug: any(things.people) }),
    articles: () => of({ size: any([1, 5]) }),
    article: () => of({ slug: any(['vapur-duduklerinin-pesinde', 'plakci-bodrumunda-bir-gun']) }),
    faq: () => of(),
    title: () => {
      const { kind, slug } = title();
      return of({ kind, slug });
    },
    latestEpisodes: () => of({ kind: 'SERIES', genreId: crypto.randomUUID() }),
    watchPage: () => {
      const { season, number, title } = episode();
      return of({ kind: title.kind, slug: title.slug, season, number });
    },
    episodes: () => of({ ids: [episode().id] }),
    blockedMembers: () => of(),
    groups: () => of({ query: any(['', 'boz']) }),
    group: async () => of({ slug: (await things.group()).slug }),
    friends: () => of(),
    friendsNow: () => of(),
    followSuggestions: () => of(),
    memberBadges: () => of({ memberId: things.viewer.id }),
    badges: () => of(),
    groupPosts: async () => of({ groupId: (await things.group()).id }),
    groupMembers: async () => of({ groupId: (await things.group()).id }),
    groupMemory: async () => of({ groupId: (await things.group()).id }),
    groupRequests: async () => of({ groupId: (await things.group()).id }),
    groupInvites: async () => of({ groupId: (await things.group()).id }),
    groupCandidates: async () => of({ groupId: (await things.group()).id, query: 'se' }),
    feed: () => of({ kind: 'EVERYONE' }),
    memberPosts: () => of({ memberId: things.viewer.id }),
    post: async () => of({ id: (await things.post()).id }),
    postsById: async () => of({ ids: [(await things.post()).id] }),
    stories: () => of({ titleId: title().id }),
    staff: () => of({}),
    auditLog: () => of({ operation: any(['CommentsService/closeCase', null]) }),
    removalRequests: () => of({ decided: any([true, false]) }),
    contactMessages: () => of({ handled: any([true, false]) }),
    deskMember: () => of({ username: 'kimse' }),
    moderationCases: () => of({ state: any(['OPEN', 'CLOSED']) }),
    moderationCase: () => of({ id: randomUUID() }),
    ownDecisions: () => of(),
    appeals: () => of(),
    caseStatistics: () => of(),
    contentRequests: () => of({ kind: any(['MOVIE', 'SERIES']), answered: any([true, false]) }),
    contentRequestsById: async () => of({ ids: [(await things.request()).id] }),
    requestSuggestions: () => of({ query: any(['gece', 'is', 'deneme']) }),
    collections: () => of({ sort: any(['NEWEST', 'LIKED', 'UPDATED']), query: any(['kış', 'gece']) }),
    memberTitles: () =>
      of({ memberId: things.viewer.id, list: any(['WATCH_LIST', 'FAVOURITES', 'FOLLOWED']) }),
    memberCollections: () => of({ memberId: things.viewer.id }),
    collection: async () => of({ id: (await things.collection()).id }),
    followers: () => of({ memberId: things.viewer.id }),
    followed: () => of({ memberId: things.viewer.id }),
    followRequests: () => of(),
    mutedMembers: () => of(),
    mutedWords: () => of(),
    topics: () =>
      of({ category: any([null, 'GENERAL', 'SERIES']), order: any(['ACTIVITY', 'NEW', 'UNANSWERED']) }),
    topic: async () => of({ id: (await things.topic()).id }),
    topicsById: async () => of({ ids: [(await things.topic()).id] }),
    topicPosts: async () => of({ topicId: (await things.topic()).id }),
    topicPostsFound: async () => of({ topicId: (await things.topic()).id, query: 'yazı' }),
    forumPostsFound: () => of({ query: 'yazı' }),
    comments: () => of({ target: target() }),
    replies: () => of({ parentId: any(things.comments).id }),
    threadComments: () => of({ target: target(), comments: [{ id: any(things.comments).id, version: 1 }] }),
    commentsById: () => of({ ids: [any(things.comments).id] }),
    memberSuggestions: () => of({ prefix: 'se' }),
    notifications: () => of(),
    activity: () => of(),
    letMeKnow: () => of({ kind: 'TITLE', ids: [title().id] }),
    stream: () => {
      const { hash, episode } = any(things.sources);
      return of({ sourceHash: hash, episodeId: episode });
    },
    continueWatching: () => of(),
    positions: () => of({ episodeIds: [episode().id] }),
    preRoll: () => of({ titleId: title().id }),
    library: () => of({ titleIds: [title().id], episodeIds: [episode().id] }),
    libraryTitles: () => of({ list: 'WATCH_LIST' }),
    lastWatched: () => of(),
  };
};

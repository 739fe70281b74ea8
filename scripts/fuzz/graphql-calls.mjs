/** @typedef {{ args: Record<string, unknown>, as?: import('../lib/caller.mjs').Caller }} Fitting */

/**
 * For each field of Query and Mutation how to make arguments that belong together.
 * @param {Awaited<ReturnType<typeof import('./things.mjs').openThings>>} things
 * @param {<T>(list: T[]) => T} any one of a list
 * @returns {Record<string, () => Promise<Fitting> | Fitting>}
 */
export const graphqlCalls = (things, any) => {
  const of = (args = {}) => ({ args });
  const input = (fields) => of({ input: fields });
  const title = () => any(things.titles);
  const episode = () => any(things.episodes);
  const email = () => `${things.name()}@posta.example`;
  const target = () => ({ kind: 'EPISODE', id: things.episodes[0].id });
  const ofNew = async (make) => {
    const member = await things.newMember();
    return { args: await make(member), as: member.caller };
  };
  return {
    ...ofQueries({ things, any, of, title, episode, target }),

    signIn: () => input({ login: things.login.username, password: things.login.password }),
    // Without an identity provider no ticket is good.
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
    removeContinueWatching: async () => of({ positionId: await things.position() }),
    setEpisodeWatched: () => input({ episodeId: episode().id, watched: true }),
    setSeasonWatched: () => input({ titleId: any(things.series).id, season: 1, watched: true }),
    setTitleMark: () => input({ titleId: title().id, mark: 'FAVOURITE', active: true }),
  };
};

const ofQueries = ({ things, any, of, title, episode, target }) => ({
  viewer: () => of(),
  identityProvider: () => of(),
  account: () => of(),
  profile: () => of({ username: things.login.username }),
  activation: async () => of({ token: (await things.joining()).token }),
  captchaChallenge: () => of({ action: 'CONTACT' }),
  titles: () => of({ kind: 'SERIES', order: 'NAME', initial: any(['K', 'İ']) }),
  shelves: () => of({ sort: any(['GENRE', 'NETWORK']) }),
  shelf: () => of({ sort: 'GENRE', slug: any(['dram', 'komedi']) }),
  allTitles: () => of({ size: 5 }),
  airing: () => of({ kind: 'ANIME', weekday: any([1, 3, 7]) }),
  trailers: () => of({ ids: any(things.trailers) }),
  search: () => of({ query: any(['iske', 'gece']) }),
  title: () => {
    const { kind, slug } = title();
    return of({ kind, slug });
  },
  latestEpisodes: () => of({ kind: 'SERIES' }),
  watchPage: () => {
    const { season, number, title } = episode();
    return of({ kind: title.kind, slug: title.slug, season, number });
  },
  episodes: () => of({ ids: [episode().id] }),
  comments: () => of({ target: target() }),
  replies: () => of({ parentId: any(things.comments).id }),
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
});

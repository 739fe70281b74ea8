/** @typedef {{ fields: Record<string, string | Buffer>, as?: import('../lib/caller.mjs').Caller }} Fitting */

/**
 * For each legacy call how to make one that belongs together.
 * @param {Awaited<ReturnType<typeof import('./things.mjs').openThings>>} things
 * @param {<T>(list: T[]) => T} any one of a list
 * @returns {Record<string, () => Promise<Fitting> | Fitting>} by path, and the type where a path has several
 */
export const legacyCalls = (things, any) => {
  const of = (fields) => ({ fields });
  const title = () => any(things.titles).id;
  const episode = () => any(things.episodes);
  const source = () => any(things.sources);
  const photo = async (field, more = {}) => of({ ...more, [field]: await things.photo() });
  const email = () => `${things.name()}@posta.example`;
  const watching = () => of({ episode_id: episode().id });
  return {
    '/auth/login': () => of({ ...things.login, remember: '1' }),
    '/auth/register': () => {
      const [username, password] = [things.name(), things.password()];
      return of({ username, emailAddress: email(), password, passwordAgain: password });
    },
    '/auth/forgot-password': () => of({ email: email() }),
    '/auth/activation-mail': () => of({ email: email() }),
    '/auth/change/password': async () => {
      const token = await things.resetToken(await things.newMember());
      return of({ password: things.password(), token });
    },
    '/user/set/avatar': () => photo('file', { type: 'avatar' }),
    '/ajax/service addPhoto': () => photo('photo'),
    '/set/user/info': () =>
      of({ profileName: 'Deneme Adı', emailAddress: email(), about: 'Kendim hakkında', country: 'Türkiye' }),
    '/set/user/password': async () => {
      const { password: oldPassword, caller } = await things.newMember();
      const password = things.password();
      return { fields: { oldPassword, password, passwordAgain: password }, as: caller };
    },
    '/ajax/service addSocial': () =>
      of({
        facebook: 'https://facebook.com/deneme',
        twitter: 'https://x.com/deneme',
        instagram: 'https://instagram.com/deneme',
      }),
    '/send/contact': () => of({ name: 'Deneme', email: email(), subject: 'Konu', message: 'Merhaba' }),
    '/ajax/service forgot_pw': () => of({ data: email() }),

    '/get/more/comment': () => of({ type: '2', id: things.episodes[0].id, page: '1' }),
    '/add/comment': () => of({ id: episode().id, comment: 'Çok iyiydi', type: '2', spoiler: '0' }),
    '/set/comment/reply': () => of({ id: any(things.comments).id, message: 'Katılıyorum' }),
    '/set/action': () =>
      of({ series_id: any(things.comments).id, post_id: '', action: '3', status: '0', type: 'comment' }),
    '/ajax/service actionData': () => of({ issue: '4', status: '0', data: any(things.comments).id }),
    '/delete/action': async () => of({ action: await things.reaction(), type: 'comment' }),
    '/comment/delete/post': async () => of({ id: (await things.comment()).id }),
    '/{type}/delete/post': async () => of({ id: (await things.comment()).id, type: 'comment' }),
    '/set/report': async () =>
      of({ id: (await things.foreignComment()).id, type: 'comment', value: 'spam', desc: 'Açıklama' }),

    '/ajax/service addFavorite': () => of({ data: title(), status: '0' }),
    '/ajax/service getList': () => of({ status: '0', t: '0' }),
    '/set/episode/watch': watching,
    '/set/anime/episode/watch': watching,
    '/set/follow': () => of({ type: '2', content_id: title() }),
    '/set/{type}/watch/list': async () => of({ type: 'dizi', id: await things.listed(), watched: '0' }),
    '/watch/insert': () => of({ content_id: title(), type: '2' }),
    '/get/more/watchlist': () => of({ page: '1', type: '0' }),
    '/get/more/lastwatch': () => of({ page: '1' }),

    '/{type}/all/load': () =>
      of({ type: any(['dizi', 'anime', 'film']), page: '1', alphabet: any(['', 'K', 'İ']) }),
    '/widget/episode/load': () => of({ page: '1', widget: any(['son-bolumler', 'populer', 'takvim']) }),
    '/episode/load': () => of({ page: '1' }),
    '/anime/episode/load': () => of({ page: '1', type: '3', id: any(things.anime).id, season: '0' }),
    '/anime/load/airing': () => of({ page: '1', type: '0' }),
    '/calendar/anime/airing': () => of({ page: '2' }),
    '/global/load': () => of({ page: '1' }),
    '/ajax/service loadEpisode': () =>
      of({ _t: '2', _t_id: any(things.series).id, stable: '1', page: '1', season: '1' }),
    '/episode/item/load': () => of({ page: '1', type: '2', id: any(things.series).id, season: '1' }),

    '/ajax/service readNotification': () => of({}),
    '/get/more/notification': () => of({ page: '1' }),
    '/user/letmeknow': () => of({ id: title(), type: '2' }),
    '/activity/progress': () => of({}),

    '/ajax/service get_stream': () => {
      const { hash, episode } = source();
      return of({ vid: hash, eg_id: episode });
    },
    '/ajax/service videoGet': () => of({ hash: source().hash }),
    '/get/video/group': () => of({ hash: source().group }),
    '/set/continue/watch': () => {
      const { id, title, season } = episode();
      return of({ content_id: title.id, season: String(season), item: id, position: '75' });
    },
    '/delete/continue/watch': async () => of({ id: await things.position() }),

    '/search': () => of({ query: any(['iske', 'gece']) }),
    '/get/search': () => of({ content: 'gece', type: '2' }),
  };
};

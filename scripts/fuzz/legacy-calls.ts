import type { Caller } from '../site/caller.ts';
import type { Choose } from './graphql-calls.ts';
import type { Things } from './things.ts';

type Fitting = { fields: Record<string, string | Buffer>; as?: Caller };

/**
 * Functions that create consistent arguments for each legacy call.
 * @param any returns an item of a list
 * @returns the functions by path; by path and type where the call of one path differs by its field `type`
 */
export const legacyCalls = (
  things: Things,
  any: Choose,
): Record<string, () => Promise<Fitting> | Fitting> => {
  const of = (fields: Fitting['fields']): Fitting => ({ fields });
  const title = () => any(things.titles).id;
  const kindNumbers = { MOVIE: '1', SERIES: '2', ANIME: '3' };
  const ofKind = () => {
    const { id, kind } = any(things.titles);
    return { content_id: id, type: kindNumbers[kind] };
  };
  const episode = () => any(things.episodes);
  const source = () => any(things.sources);
  const photo = async (field: string, more: Record<string, string> = {}) =>
    of({ ...more, [field]: await things.photo() });
  const email = () => `${things.name()}@posta.example`;
  const listOf = () => JSON.stringify([{ id: title(), type: 2, name: 'Ad' }]);
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

    '/ajax/service addClap': async () => of({ clap: (await things.foreignPost()).id }),
    '/set/group/post': async () =>
      of({ type: 'post', message: 'Bu akşam final var', group_id: (await things.group()).id }),
    '/{section}/{page}': async () => of({ section: (await things.group()).slug, page: '1' }),
    '/group/create': async () => {
      const { caller } = await things.newMember();
      return { fields: { groupName: things.name(), groupDesc: 'Açıklama', privacy: '1' }, as: caller };
    },
    '/group/update': async () =>
      of({ groupId: (await things.group()).id, groupName: things.name(), groupDesc: 'Açıklama' }),
    '/group/delete': async () => of({ group_id: (await things.doomedGroup()).id }),
    '/set/group/request': async () => of({ id: (await things.foreignGroup()).id }),
    '/accept/group/request': async () => of({ id: await things.groupRequest() }),
    '/cancel/group/request': async () => of({ id: await things.groupRequest() }),
    '/leave/group': async () => of({ id: (await things.foreignGroup()).id }),
    '/set/group/invite': async () => of({ id: await things.stranger(), group_id: (await things.group()).id }),
    '/remove/group/invite': async () =>
      of({ id: await things.stranger(), group_id: (await things.group()).id }),
    '/group/delete/user': async () => {
      const { id, memberId } = await things.groupMember();
      return of({ user_id: memberId, group_id: id });
    },
    '/user/search': async () => of({ query: 'se', group_id: (await things.group()).id }),
    '/akis/{page}': () => of({ page: '1', me: any(['', things.login.username]) }),
    '/set/flow/post': () => of({ type: 'post', message: 'Bu akşam final var', group_id: '' }),
    '/get/flow/post': async () => of({ flow_id: (await things.post()).id }),
    '/edit/flow/post': async () => of({ flow_id: (await things.post()).id, post: 'Bu akşam final yok' }),
    '/delete/flow/post/image': async () => of({ image_id: (await things.postPhoto()).photoId }),
    '/set/flow/reply': async () => of({ id: (await things.post()).id, message: 'Katılıyorum', group_id: '' }),
    '/flow/load/comment': async () => of({ post_id: (await things.post()).id, page: '1', group_id: '' }),
    '/user/badges/load': () => of({ page: '1', me: things.login.username }),
    '/set/group/reply': async () => {
      const { id, groupId } = await things.groupPost();
      return of({ id, message: 'Katılıyorum', group_id: groupId });
    },
    '/group/load/comment': async () => {
      const { id, groupId } = await things.groupPost();
      return of({ post_id: id, page: '1', group_id: groupId });
    },
    '/set/poll/vote': async () => of({ post_id: (await things.foreignPost()).id, value: '1' }),
    '/flow/set/poll/vote': async () => of({ post_id: (await things.foreignPost()).id, value: '2' }),
    '/ajax/service following': async () => of({ data: await things.stranger() }),

    '/ajax/service requestVote': async () =>
      of({ s_id: await things.foreignStory(), vote_type: any(['1', '2']) }),
    '/ajax/service request_content': async () =>
      of({ tid: (await things.request()).id, mov_type: any(['1', '2']) }),
    '/set/request': () => of({ image: '', name: things.requestName(), id: '', type: any(['1', '2', '3']) }),
    '/set/request/vote': async () => of({ id: (await things.request()).id, type: any(['1', '2']) }),
    '/request/load': () => of({ page: '1', type: any(['1', '2']) }),
    '/collection/set': () => of({ list: listOf(), name: 'Deneme seçkisi', desc: 'Açıklama' }),
    '/set/collection': async () => of({ collection_id: (await things.collection()).id, list: listOf() }),
    '/collection/delete': async () => of({ collection_id: (await things.collection()).id }),
    '/collection/search': () => of({ query: any(['iske', 'gece']) }),

    '/get/more/comment': () => of({ type: '2', id: things.episodes[0]?.id ?? '', page: '1' }),
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

    '/set/discussion': () =>
      of({ title: 'Finali konuşalım', category: any(['1', '2', '5']), desc: 'Ne diyorsunuz?' }),
    '/ajax/service newTopic2': () =>
      of({ series: title(), title: 'Finali konuşalım', desc: 'Ne diyorsunuz?' }),
    '/ajax/service editTopic': async () =>
      of({ id: (await things.topic()).id, title: 'Başka başlık', content: 'Başka metin', series: '' }),
    '/discussion/delete/post': async () => of({ id: await things.topicPost() }),
    '/delete/discussion': async () => of({ id: (await things.topic()).id }),
    '/ajax/service addFavorite': () => of({ data: title(), status: '0' }),
    '/ajax/service getList': () => of({ status: '0', t: '0' }),
    '/set/episode/watch': watching,
    '/set/anime/episode/watch': watching,
    '/set/follow': () => of(ofKind()),
    '/set/{type}/watch/list': async () => of({ type: 'dizi', id: await things.listed(), watched: '0' }),
    '/watch/insert': () => of(ofKind()),
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
    '/ajax/service sendMessage': async () =>
      of({ message: 'Merhaba', id: '', hash: (await things.conversation()).id }),
    '/ajax/service create_room': async () => {
      const { caller } = await things.newMember();
      return { fields: { e_id: episode().id, title: 'Deneme odası', invite: '' }, as: caller };
    },
    '/ajax/service add_chat': async () => of({ code: (await things.room()).code, data: 'Çok iyi' }),
    '/ajax/service get_chat': async () => of({ code: (await things.room()).code, id: '' }),
    '/ajax/service getMessage': async () => of({ hash: (await things.conversation()).id }),
    '/user/get/message': async () => of({ hash: (await things.conversation()).id, id: '' }),
    '/user/send/message': async () =>
      of({ hash: (await things.conversation()).id, message: 'Merhaba', id: '', first: '0' }),
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

// What each call of the site stands for among the calls of the services, whose permission tables say who may. A legacy
// row or a root field of a trusted document without a line here fails the test of the matrix.

/**
 * @typedef {object} Meaning
 * @property {string} call `service.call` of a permission table; `gateway` where no service is asked
 * @property {'public' | 'private'} [object] the call is about a thing that belongs to a member; of another's private one
 *   nobody learns that it is there
 * @property {boolean} [emptyForVisitors] visitors get an empty answer instead of a refusal
 * @property {string} [answers] the code that an admitted call is answered with here
 */

/** @param {string} call @param {Omit<Meaning, 'call'>} [more] @returns {Meaning} */
const of = (call, more = {}) => ({ call, ...more });
const owned = /** @type {const} */ ({ object: 'public' });
const hidden = /** @type {const} */ ({ object: 'private' });
const empty = { emptyForVisitors: true };

/** Root fields of GraphQL. @type {Record<string, Meaning>} */
export const fields = {
  viewer: of('accounts.getSession'),
  identityProvider: of('accounts.getIdentityProvider'),
  captchaChallenge: of('gateway'),
  account: of('accounts.getAccount'),
  profile: of('accounts.getProfile'),
  memberSuggestions: of('accounts.searchMembers'),
  signIn: of('accounts.signIn'),
  // Without an identity provider no ticket is good.
  signInByTicket: of('accounts.signInByTicket', { answers: 'INVALID_CREDENTIALS' }),
  signOut: of('accounts.signOut'),
  register: of('accounts.register'),
  sendActivation: of('accounts.sendActivation'),
  activate: of('accounts.activate'),
  requestPasswordReset: of('accounts.requestPasswordReset'),
  changePasswordByToken: of('accounts.changePasswordByToken'),
  changePassword: of('accounts.changePassword'),
  updateProfile: of('accounts.updateProfile'),
  requestEmailChange: of('accounts.requestEmailChange'),
  confirmEmail: of('accounts.confirmEmail'),
  setSocialLinks: of('accounts.setSocialLinks'),
  setPrivacy: of('accounts.setPrivacy'),
  removeAvatar: of('accounts.setAvatar'),
  endSession: of('accounts.endSession', hidden),
  endOtherSessions: of('accounts.endOtherSessions'),
  sendContact: of('accounts.sendContact'),

  titles: of('catalogue.listTitles'),
  title: of('catalogue.getTitleBySlug'),
  shelves: of('catalogue.listShelves'),
  shelf: of('catalogue.listShelves'),
  airing: of('catalogue.listAiring'),
  trailers: of('catalogue.getTrailers'),
  search: of('catalogue.searchTitles'),
  latestEpisodes: of('catalogue.listLatestEpisodes'),
  watchPage: of('catalogue.getEpisodeAt'),

  stream: of('playback.getStream'),
  preRoll: of('playback.getPreRoll'),
  countAdvert: of('playback.countAdvert'),
  positions: of('playback.getPositions', empty),
  continueWatching: of('playback.listContinueWatching'),
  savePosition: of('playback.savePosition'),
  removeContinueWatching: of('playback.removeContinueWatching', hidden),
  library: of('playback.getLibrary', empty),
  libraryTitles: of('playback.listLibrary'),
  lastWatched: of('playback.listLastWatched'),
  setEpisodeWatched: of('playback.setEpisodeWatched'),
  setSeasonWatched: of('playback.setSeasonWatched'),
  setTitleMark: of('playback.setTitleMark'),

  comments: of('comments.listComments'),
  commentsById: of('comments.getComments'),
  replies: of('comments.listReplies'),
  revealComments: of('comments.revealComments'),
  postComment: of('comments.postComment'),
  postReply: of('comments.postReply'),
  editComment: of('comments.editComment', owned),
  deleteComment: of('comments.deleteComment', owned),
  setReaction: of('comments.setReaction'),
  report: of('comments.report'),
  threadChanged: of('comments.listComments'),

  notifications: of('notifications.listNotifications'),
  activity: of('notifications.getActivity'),
  markNotificationsRead: of('notifications.markRead'),
  letMeKnow: of('notifications.getLetMeKnow', empty),
  setLetMeKnow: of('notifications.setLetMeKnow'),
};

/** Legacy rows: the path, and the type where a path has several. @type {Record<string, Meaning>} */
export const rows = {
  '/auth/login': of('accounts.signIn'),
  '/auth/register': of('accounts.register'),
  '/auth/forgot-password': of('accounts.requestPasswordReset'),
  '/ajax/service forgot_pw': of('accounts.requestPasswordReset'),
  '/auth/activation-mail': of('accounts.sendActivation'),
  '/auth/change/password': of('accounts.changePasswordByToken'),
  '/user/set/avatar': of('accounts.setAvatar'),
  '/ajax/service addPhoto': of('accounts.setAvatar'),
  '/set/user/info': of('accounts.updateProfile'),
  '/set/user/password': of('accounts.changePassword'),
  '/ajax/service addSocial': of('accounts.setSocialLinks'),
  '/send/contact': of('accounts.sendContact'),

  '/get/more/comment': of('comments.listComments'),
  '/add/comment': of('comments.postComment'),
  '/set/comment/reply': of('comments.postReply'),
  '/set/action': of('comments.setReaction'),
  '/ajax/service actionData': of('comments.setReaction'),
  '/delete/action': of('comments.deleteReaction', hidden),
  '/comment/delete/post': of('comments.deleteComment', owned),
  '/{type}/delete/post': of('comments.deleteComment', owned),
  '/set/report': of('comments.report'),

  '/ajax/service addFavorite': of('playback.setTitleMark'),
  '/ajax/service getList': of('playback.listLibrary'),
  '/set/episode/watch': of('playback.setEpisodeWatched'),
  '/set/anime/episode/watch': of('playback.setEpisodeWatched'),
  '/set/follow': of('playback.setTitleMark'),
  '/set/{type}/watch/list': of('playback.setTitleMark', hidden),
  '/watch/insert': of('playback.setTitleMark'),
  '/get/more/watchlist': of('playback.listLibrary'),
  '/get/more/lastwatch': of('playback.listLastWatched'),
  '/ajax/service get_stream': of('playback.getStream'),
  '/ajax/service videoGet': of('playback.checkSource'),
  '/get/video/group': of('playback.getSourceGroup'),
  '/set/continue/watch': of('playback.savePosition'),
  '/delete/continue/watch': of('playback.removeContinueWatching', hidden),

  '/{type}/all/load': of('catalogue.listTitles'),
  '/widget/episode/load': of('catalogue.listLatestEpisodes'),
  '/episode/load': of('catalogue.listLatestEpisodes'),
  '/anime/episode/load': of('catalogue.listEpisodes'),
  '/anime/load/airing': of('catalogue.listAiring'),
  '/calendar/anime/airing': of('catalogue.listAiring'),
  '/global/load': of('catalogue.listTitlesFrom'),
  '/ajax/service loadEpisode': of('catalogue.listEpisodes'),
  '/episode/item/load': of('catalogue.listEpisodes'),
  '/search': of('catalogue.searchTitles'),
  '/get/search': of('catalogue.searchTitles'),

  '/ajax/service readNotification': of('notifications.markRead'),
  '/get/more/notification': of('notifications.listNotifications'),
  '/user/letmeknow': of('notifications.setLetMeKnow'),
  '/activity/progress': of('notifications.getActivity'),
};

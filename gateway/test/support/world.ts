import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit';
import {
  AccountsService,
  Audience,
  AdvertVariant,
  CatalogueService,
  CommentsService,
  NotificationKind,
  NotificationsService,
  PlaybackService,
  Reaction,
  Role,
  SourceKind,
  SpoilerKind,
  TargetKind,
  TitleKind,
  TitleMark,
  TranslationKind,
} from '@seyir/proto';
import type { FakePeers } from './fake-peers.js';

const time = timestampFromDate(new Date('2026-11-20T12:00:00Z'));

export const member = {
  id: 'member-1',
  username: 'deniz',
  name: 'Deniz <b>Kaya</b>',
  avatar: 'avatars/deniz.webp',
  roles: [Role.MEMBER],
};
const other = { id: 'member-2', username: 'ada', name: 'Ada', roles: [Role.MEMBER] };

const account = {
  member: { ...member, about: 'Dizi sever.', country: 'Türkiye' },
  email: 'deniz@posta.example',
  privacy: { profile: Audience.EVERYONE, indexed: true },
  links: { facebook: '', twitter: '', instagram: '' },
};

const title = {
  id: 'title-1',
  kind: TitleKind.SERIES,
  slug: 'gece-vapuru',
  name: 'Gece Vapuru',
  description: 'Son vapur.',
  year: 2026,
  poster: 'posters/gece-vapuru.webp',
  seasons: [{ number: 1, episodeCount: 2 }],
  episodeCount: 2,
  rating: 8.25,
  airTime: { weekday: 5, time: '20:05' },
  trailers: [{ id: 'trailer-1' }, { id: 'trailer-2' }],
};

const episodes = [1, 2].map((number) => ({
  id: `episode-${number}`,
  titleId: title.id,
  season: 1,
  number,
  name: `Bölüm ${number}`,
  durationSeconds: 1500,
  releasedAt: time,
}));

export const comment = {
  id: 'comment-1',
  target: { kind: TargetKind.EPISODE, id: 'episode-1' },
  authorId: other.id,
  body: '<script>alert(1)</script> güzel & "iyi"',
  spoiler: { kind: SpoilerKind.NONE },
  postedAt: time,
  replyCount: 1,
  reactions: [{ reaction: Reaction.LIKE, count: 3 }],
  replies: [{ id: 'reply-1', parentId: 'comment-1', authorId: member.id, body: 'Bence de', postedAt: time }],
};

const covered = {
  ...comment,
  id: 'comment-2',
  body: '',
  covered: true,
  replies: [],
  spoiler: { kind: SpoilerKind.EPISODE, titleId: title.id, season: 1, number: 2 },
};

const group = {
  hash: 'group-hash',
  groupId: 'group-1',
  name: 'Martı Çeviri',
  translation: TranslationKind.SUBTITLED,
  sources: [
    {
      hash: 'source-1',
      name: 'Ana',
      kind: SourceKind.STREAM,
      tiers: ['1080p', '720p'],
      download: 'deniz-01/tamami.mp4',
    },
    { hash: 'source-2', name: 'Kilitli', kind: SourceKind.STREAM, locked: true },
    { hash: 'source-3', name: 'Gömülü', kind: SourceKind.EMBED },
  ],
};

/** As catalogue knows them; the last lies on a host that no one allowed. */
const trailers = [
  { id: 'trailer-1', name: 'İlk fragman', titleId: title.id, location: { case: 'asset', value: 'iskele' } },
  {
    id: 'trailer-2',
    name: 'Kamera arkası',
    titleId: title.id,
    location: { case: 'embed', value: 'https://elsewhere.example/v/1' },
  },
] as const;

const isFirst = (page: { number: number } | undefined): boolean => (page?.number ?? 1) === 1;
const libraryState = { titleId: title.id, inWatchList: true, followerCount: 12 };

const adverts = [
  {
    id: 'advert-1',
    link: 'https://reklam.example/1',
    seconds: 8,
    video: 'tanitim/ad 1.mp4',
    image: 'ad.webp',
  },
  { id: 'advert-2', link: '/istek', seconds: 5, image: 'ad-2.webp' },
];

const info = (count: number) => ({ count, last: true });

/** A small site with one title, as the services would answer; sessions by token. */
export const populate = (
  peers: FakePeers,
  sessions: Map<string, { id: string; member: typeof member }>,
): void => {
  peers.fake(AccountsService, {
    getSession: async ({ token }) => {
      const session = sessions.get(token);
      return session ? { session } : { ended: true };
    },
    signIn: async ({ login, password }) => {
      if (login !== 'deniz' || password !== 'dogru-sifre') throw new DomainError('INVALID_CREDENTIALS');
      const session = { id: 'session-new', member };
      sessions.set('token-new', session);
      return { token: 'token-new', session };
    },
    getIdentityProvider: async () => ({}),
    signInByTicket: async () => {
      throw new DomainError('INVALID_CREDENTIALS');
    },
    endSessionsByProvider: async () => {
      throw new DomainError('NOT_FOUND');
    },
    signOut: async ({ token }) => {
      const id = sessions.get(token)?.id ?? '';
      sessions.delete(token);
      return { sessionId: id };
    },
    register: async () => ({}),
    sendActivation: async () => ({}),
    requestPasswordReset: async () => ({}),
    changePasswordByToken: async ({ token }) => {
      if (token !== 'reset-1') throw new DomainError('LINK_EXPIRED');
      return {};
    },
    activate: async ({ token }) => {
      if (token !== 'activation-1') throw new DomainError('LINK_EXPIRED');
      const session = { id: 'session-new', member };
      sessions.set('token-new', session);
      return { token: 'token-new', session };
    },
    searchMembers: async ({ prefix }) => ({
      members: [member, other].filter(({ username }) => username.startsWith(prefix)),
    }),
    getAccount: async () => ({ account }),
    updateProfile: async ({ name, about, country, birthYear, email }) => ({
      emailAsked: email !== '' && email !== account.email,
      account: { ...account, birthYear: birthYear ?? 0, member: { ...member, name, about, country } },
    }),
    requestEmailChange: async () => ({}),
    confirmEmail: async ({ token }) => {
      if (token !== 'email-1') throw new DomainError('LINK_EXPIRED');
      return { email: 'yeni@posta.example' };
    },
    changePassword: async ({ oldPassword }) => {
      if (oldPassword !== 'dogru-sifre')
        throw new DomainError('BAD_INPUT', { fields: { oldPassword: 'wrong' } });
      return {};
    },
    setSocialLinks: async ({ links }) => ({ account: { ...account, ...(links && { links }) } }),
    setPrivacy: async ({ privacy }) => ({ account: { ...account, ...(privacy && { privacy }) } }),
    setAvatar: async ({ avatar }) => ({ member: { ...member, avatar } }),
    listSessions: async (_request, { viewer }) => ({
      sessions: [
        {
          id: 'session-1',
          userAgent: 'Firefox',
          createdAt: time,
          lastSeenAt: time,
          current: viewer.sessionId === 'session-1',
        },
        { id: 'session-2', userAgent: 'Chrome', createdAt: time, lastSeenAt: time },
      ],
    }),
    endSession: async ({ id }) => {
      if (id !== 'session-2') throw new DomainError('NOT_FOUND');
      return {};
    },
    endOtherSessions: async () => ({ count: 1 }),
    sendContact: async () => ({}),
    getProfile: async ({ username }, { viewer }) => {
      if (username !== other.username && username !== member.username) throw new DomainError('NOT_FOUND');
      const hidden = username === other.username && !viewer.memberId;
      return { profile: { member: username === other.username ? other : member, hidden, indexed: true } };
    },
    getMembers: async ({ ids }) => ({ members: [member, other].filter(({ id }) => ids.includes(id)) }),
  });
  peers.fake(CatalogueService, {
    getTitles: async ({ ids }) => ({ titles: ids.includes(title.id) ? [title] : [] }),
    getTitleBySlug: async ({ slug }) => {
      if (slug !== title.slug) throw new DomainError('NOT_FOUND');
      return { title };
    },
    listTitles: async ({ page }) => (isFirst(page) ? { titles: [title], info: info(1) } : { info: info(1) }),
    listTitlesFrom: async ({ cursor }) =>
      cursor === '' ? { titles: [title], nextCursor: 'end', count: 1 } : { count: 1 },
    listSimilarTitles: async () => ({ titles: [title] }),
    listAiring: async ({ weekday, page }) =>
      isFirst(page) && [0, 5].includes(weekday)
        ? { titles: [{ title, next: episodes[1]! }], info: info(1) }
        : { info: info(1) },
    getTrailers: async ({ ids }) => ({ trailers: trailers.filter(({ id }) => ids.includes(id)) }),
    searchTitles: async ({ query }) => ({ titles: ['vapur', 'va'].includes(query) ? [title] : [] }),
    getEpisodes: async ({ ids }) => ({ episodes: episodes.filter(({ id }) => ids.includes(id)) }),
    getEpisodeAt: async ({ titleSlug, number }) => {
      const episode = titleSlug === title.slug ? episodes[number - 1] : undefined;
      if (!episode) throw new DomainError('NOT_FOUND');
      const next = episodes[number];
      return { title, episode, ...(next && { next }) };
    },
    listEpisodes: async ({ page }) =>
      (page?.number ?? 1) > 1 ? { episodes: [], info: info(2) } : { episodes, info: info(2) },
    listLatestEpisodes: async ({ page }) => (isFirst(page) ? { episodes, info: info(2) } : { info: info(2) }),
  });
  peers.fake(PlaybackService, {
    listSourceGroups: async () => ({ groups: [group], segments: [] }),
    listTitleGroups: async ({ page }) =>
      isFirst(page)
        ? {
            groups: [
              {
                ...{ groupId: 'group-1', name: 'Martı Çeviri', translation: TranslationKind.SUBTITLED },
                episodeIds: ['episode-1', 'episode-2'],
                last: false,
              },
            ],
          }
        : {},
    getSourceGroup: async ({ hash }) => {
      if (hash !== group.hash) throw new DomainError('NOT_FOUND');
      return { group };
    },
    checkSource: async ({ hash }) => ({ exists: hash === 'source-1' }),
    getStream: async ({ sourceHash }, { viewer }) => {
      switch (sourceHash) {
        case 'source-1':
          return { stream: { case: 'asset', value: 'deniz-01' } };
        case 'source-2':
          if (!viewer.memberId) throw new DomainError('NO_SESSION');
          return { stream: { case: 'uri', value: 'https://media.example/a/master.m3u8' } };
        case 'source-3':
          return { stream: { case: 'embed', value: 'https://embed.example/v?a=1&b="2"' } };
        default:
          throw new DomainError('NOT_FOUND');
      }
    },
    getPreRoll: async ({ titleId, seen }) =>
      titleId === title.id && !seen.includes('advert-1')
        ? { variant: AdvertVariant.AFTER_FIVE, adverts }
        : { variant: AdvertVariant.OWN_TIME },
    countAdvert: async ({ advertId }) => {
      if (!adverts.some(({ id }) => id === advertId)) throw new DomainError('NOT_FOUND');
      return {};
    },
    savePosition: async ({ episodeId, positionSeconds = 0 }) =>
      positionSeconds < 60
        ? {}
        : { position: { id: 'position-1', episodeId, titleId: title.id, positionSeconds, measuredAt: time } },
    setEpisodeWatched: async ({ watched = true }) => ({
      watched,
      titleId: title.id,
      season: 1,
      seasonWatched: watched,
    }),
    setSeasonWatched: async ({ titleId, watched = false }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return { watched, episodeIds: ['episode-1', 'episode-2'] };
    },
    setTitleMark: async ({ titleId, mark, active = true }) => {
      if (titleId !== title.id) throw new DomainError('NOT_FOUND');
      return {
        state: {
          ...libraryState,
          favourite: mark === TitleMark.FAVOURITE && active,
          followed: mark === TitleMark.FOLLOWED && active,
          entryWatched: mark === TitleMark.ENTRY_WATCHED && active,
        },
      };
    },
    getLibrary: async ({ titleIds, episodeIds }) => ({
      titles: titleIds.map((titleId) => ({ ...libraryState, titleId })),
      watchedEpisodeIds: episodeIds.filter((id) => id === 'episode-1'),
      watchedSeasons: [1],
    }),
    listLibrary: async ({ page, watched }) =>
      (page?.number ?? 1) > 1 || watched === true
        ? { entries: [], info: info(1) }
        : { entries: [libraryState], info: info(1) },
    listLastWatched: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { episodes: [], info: info(1) }
        : {
            episodes: [
              { episodeId: 'episode-1', titleId: title.id, season: 1, number: 1, watchedAt: time },
              // Gone since.
              { episodeId: 'episode-9', titleId: 'title-9', season: 1, number: 1, watchedAt: time },
            ],
            info: info(2),
          },
    getFollowerCounts: async ({ titleIds }) => ({ counts: titleIds.map(() => 12) }),
    removeContinueWatching: async ({ id }) => {
      if (id !== 'position-1') throw new DomainError('NOT_FOUND');
      return {};
    },
    listContinueWatching: async () => ({
      positions: [{ id: 'position-1', episodeId: 'episode-1', titleId: title.id, season: 1, number: 1 }],
      info: info(1),
    }),
    getPositions: async ({ episodeIds }) => ({
      positions: episodeIds.includes('episode-1')
        ? [{ id: 'position-1', episodeId: 'episode-1', titleId: title.id, watched: true, measuredAt: time }]
        : [],
    }),
  });
  peers.fake(CommentsService, {
    listComments: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { comments: [], info: info(2) }
        : { comments: [comment, covered], info: info(2) },
    getComments: async ({ ids }) => ({ comments: [comment, covered].filter(({ id }) => ids.includes(id)) }),
    revealComments: async () => ({ comments: [{ ...covered, covered: false, body: 'Katil uşak' }] }),
    getOwnReactions: async () => ({ reactions: [{ targetId: comment.id, reaction: Reaction.LIKE }] }),
    postComment: async ({ target, body, spoiler }, { viewer }) => ({
      comment: { id: 'comment-new', target, body, spoiler, authorId: viewer.memberId ?? '', postedAt: time },
    }),
    postReply: async ({ parentId, body }, { viewer }) => ({
      comment: { id: 'reply-new', parentId, body, authorId: viewer.memberId ?? '', postedAt: time },
    }),
    setReaction: async ({ targetId, reaction, active }) => {
      if (targetId === '') throw new DomainError('NOT_FOUND');
      return { reactionId: 'reaction-1', active, reactions: [{ reaction, count: active ? 4 : 3 }] };
    },
    deleteReaction: async ({ reactionId, targetType }) => {
      if (reactionId !== 'reaction-1' || targetType !== 'comment') throw new DomainError('NOT_FOUND');
      return { reaction: Reaction.LIKE, reactions: [{ reaction: Reaction.LIKE, count: 2 }] };
    },
    editComment: async ({ commentId, body, version }) => {
      if (commentId !== comment.id) throw new DomainError('NOT_FOUND');
      if (version !== 1) throw new DomainError('OUTDATED');
      return { comment: { ...comment, authorId: member.id, body, edited: true, version: 2 } };
    },
    deleteComment: async ({ commentId }) => {
      if (commentId !== comment.id) throw new DomainError('NOT_FOUND');
      return { comment: { ...comment, body: '', deleted: true, version: 2 } };
    },
    report: async ({ targetType }) => {
      if (targetType !== 'comment') throw new DomainError('NOT_FOUND');
      return { caseId: 'case-1', already: false };
    },
  });
  peers.fake(NotificationsService, {
    listNotifications: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { notifications: [], info: info(1), unread: 1 }
        : {
            notifications: [
              {
                id: 'notification-1',
                kind: NotificationKind.REPLY,
                actorId: other.id,
                causeId: 'reply-9',
                target: { kind: TargetKind.EPISODE, id: 'episode-1' },
                time,
              },
            ],
            info: info(1),
            unread: 1,
          },
    markRead: async () => ({ unread: 0 }),
    getActivity: async () => ({ unread: 1, revision: 7 }),
    setLetMeKnow: async ({ active = true }) => ({ active }),
    getLetMeKnow: async ({ ids }) => ({ activeIds: ids.slice(0, 1) }),
  });
};

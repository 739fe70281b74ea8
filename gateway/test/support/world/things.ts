import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  Audience,
  Reaction,
  Role,
  SourceHealth,
  SourceKind,
  SpoilerKind,
  TargetKind,
  TitleKind,
  TranslationKind,
} from '@seyir/proto';

export const time = timestampFromDate(new Date('2026-11-20T12:00:00Z'));

export const member = {
  id: 'member-1',
  username: 'deniz',
  name: 'Deniz <b>Kaya</b>',
  avatar: 'avatars/deniz.webp',
  roles: [Role.MEMBER],
};
export const other = { id: 'member-2', username: 'ada', name: 'Ada', roles: [Role.MEMBER] };

export const account = {
  member: { ...member, about: 'Dizi sever.', country: 'Türkiye' },
  email: 'deniz@posta.example',
  privacy: { profile: Audience.EVERYONE, indexed: true },
  links: { facebook: '', twitter: '', instagram: '' },
};

export const title = {
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
  country: 'TR',
  trailers: [{ id: 'trailer-1' }, { id: 'trailer-2' }],
};

export const episodes = [1, 2].map((number) => ({
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

export const covered = {
  ...comment,
  id: 'comment-2',
  body: '',
  covered: true,
  replies: [],
  spoiler: { kind: SpoilerKind.EPISODE, titleId: title.id, season: 1, number: 2 },
};

export const group = {
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
      offsetSeconds: 4.5,
      health: SourceHealth.POOR,
    },
    { hash: 'source-2', name: 'Kilitli', kind: SourceKind.STREAM, locked: true },
    { hash: 'source-3', name: 'Gömülü', kind: SourceKind.EMBED },
  ],
};

/** The catalogue's trailers; the last one is on a host that is not allowed. */
export const trailers = [
  { id: 'trailer-1', name: 'İlk fragman', titleId: title.id, location: { case: 'asset', value: 'iskele' } },
  {
    id: 'trailer-2',
    name: 'Kamera arkası',
    titleId: title.id,
    location: { case: 'embed', value: 'https://elsewhere.example/v/1' },
  },
] as const;

export const isFirst = (page: { number: number } | undefined): boolean => (page?.number ?? 1) === 1;
export const libraryState = { titleId: title.id, inWatchList: true, followerCount: 12 };

export const adverts = [
  {
    id: 'advert-1',
    link: 'https://reklam.example/1',
    seconds: 8,
    video: 'tanitim/ad 1.mp4',
    image: 'ad.webp',
  },
  { id: 'advert-2', link: '/istek', seconds: 5, image: 'ad-2.webp' },
];

export const info = (count: number) => ({ count, last: true });

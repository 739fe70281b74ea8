import type { Things } from './things.ts';

/** Values by field name with which a fuzzed call sometimes passes validation. They need not be consistent with each other. */
export const knownFields = ({
  titles,
  episodes,
  comments,
  sources,
  viewer,
  login,
}: Things): Record<string, string[]> => {
  const titleIds = titles.map(({ id }) => id);
  const episodeIds = episodes.map(({ id }) => id);
  const commentIds = comments.map(({ id }) => id);
  const memberIds = [viewer.id, ...comments.map(({ author }) => author.id)];
  const hashes = sources.flatMap(({ hash, group }) => [hash, group]);
  return {
    id: [...titleIds, ...episodeIds, ...commentIds, ...memberIds, ...hashes],
    data: [...titleIds, ...commentIds],
    _t: ['1', '2', '3'],
    _t_id: titleIds,
    t: ['0', '1', '2', '3'],
    content_id: titleIds,
    series_id: [...titleIds, ...commentIds, ...episodeIds],
    post_id: commentIds,
    episode_id: episodeIds,
    item: episodeIds,
    eg_id: episodeIds,
    vid: hashes,
    hash: hashes,
    season: ['1'],
    page: ['1', '2'],
    action: ['1', '2', '3', '4', '5', '6'],
    issue: ['1', '2', '3'],
    status: ['0', '1'],
    watched: ['0', '1'],
    spoiler: ['0', '1'],
    type: ['1', '2', '3', '5', '6', '7', 'comment', 'series', 'episode', 'avatar', 'title'],
    widget: ['son-bolumler', 'populer', 'yeni-diziler', 'takvim'],
    alphabet: ['', 'A', 'K', 'İ'],
    comment: ['Bu bölümü çok sevdim', 'ğüşıöç'],
    message: ['Katılıyorum'],
    value: ['spoiler', 'insult', 'other'],
    query: ['iske', 'gece'],
    content: ['iske', 'gece'],
    username: [login.username, ...comments.map(({ author }) => author.username)],
    email: ['deneme@posta.example'],
    emailAddress: ['deneme@posta.example'],
    facebook: ['https://facebook.com/deneme'],
    slug: titles.map(({ slug }) => slug),
    titleId: titleIds,
    episodeId: episodeIds,
    commentId: commentIds,
    parentId: commentIds,
    sourceHash: hashes,
    body: ['Bu bölümü çok sevdim'],
    prefix: ['se'],
    initial: ['A', 'K'],
    'path:type': ['dizi', 'series', 'anime', 'film', 'movie', 'comment'],
  };
};

/**
 * Values by field name that this site knows, so that fuzzed calls get past validation.
 * @param {string} origin
 * @param {{ username: string, password: string }} login of the member whose session is used
 * @param {{ username: string }[]} members
 * @returns {Promise<{ cookie: string, fields: Record<string, string[]>, calls: Record<string, Record<string, string>[]> }>} values by
 *   field, and by call those that only fit together
 */
export const knownValues = async (origin, login, members) => {
  const form = (path, fields, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const signedIn = await form('/auth/login', login);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const graphql = async (query, variables = {}) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
    return data;
  };
  const unique = (values) => [...new Set(values.filter(Boolean))];

  const { viewer, latestEpisodes, titles } = await graphql(`
    query {
      viewer {
        id
      }
      titles(size: 12) {
        items {
          id
        }
      }
      latestEpisodes(size: 12) {
        items {
          id
          season
          number
          title {
            id
            kind
            slug
          }
        }
      }
    }
  `);
  const episodes = latestEpisodes.items.map(({ id }) => id);
  const hashes = [];
  const comments = [];
  const own = [];
  const handles = [];
  for (const { id, season, number, title } of latestEpisodes.items.slice(0, 4)) {
    const page = await graphql(
      `
        query ($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!, $target: TargetInput!) {
          watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
            sources {
              groups {
                hash
                sources {
                  hash
                }
              }
            }
          }
          comments(target: $target) {
            items {
              id
              author {
                id
              }
            }
          }
        }
      `,
      { kind: title.kind, slug: title.slug, season, number, target: { kind: 'EPISODE', id } },
    );
    for (const group of page.watchPage.sources.groups)
      hashes.push(group.hash, ...group.sources.map(({ hash }) => hash));
    comments.push(...page.comments.items);
    const posted = await form(
      '/add/comment',
      { id, comment: 'Deneme yorumu', type: '2', spoiler: '0' },
      cookie,
    );
    own.push((await posted.json()).id);
    const liked = await form(
      '/set/action',
      { series_id: comments.at(-1)?.id ?? own[0], post_id: '', action: '1', status: '0', type: 'comment' },
      cookie,
    );
    handles.push((await liked.json()).action);
  }
  const titleIds = unique([
    ...titles.items.map(({ id }) => id),
    ...latestEpisodes.items.map(({ title }) => title.id),
  ]);
  const commentIds = unique([...comments.map(({ id }) => id), ...own]);
  const ofKind = (kind) => unique(titles.items.filter((title) => title.kind === kind).map(({ id }) => id));
  const [series, anime] = [ofKind('SERIES'), ofKind('ANIME')];
  const memberIds = unique([viewer.id, ...comments.map(({ author }) => author?.id)]);

  return {
    cookie,
    calls: {
      '/ajax/service forgot_pw': [{ data: 'deneme@posta.example' }],
      '/auth/register': [{ password: login.password, passwordAgain: login.password }],
      '/episode/item/load': series.map((id) => ({ type: '2', id, season: '1', page: '1' })),
      '/anime/episode/load': anime.map((id) => ({ type: '3', id, page: '1' })),
      '/set/{type}/watch/list': titleIds.map((id) => ({ id, watched: '0' })),
      '/add/comment': episodes.map((id) => ({ type: '2', id, spoiler: '0', comment: 'Çok iyiydi' })),
      '/delete/action': handles.map((action) => ({ action, type: 'comment' })),
      '/comment/delete/post': own.map((id) => ({ id })),
      '/set/report': commentIds.map((id) => ({ id, type: 'comment', value: 'spoiler', desc: '' })),
    },
    fields: {
      id: unique([...titleIds, ...episodes, ...commentIds, ...memberIds, ...hashes]),
      data: [...titleIds, ...commentIds],
      _t: ['1', '2', '3'],
      _t_id: titleIds,
      t: ['0', '1', '2', '3'],
      content_id: titleIds,
      series_id: [...titleIds, ...commentIds, ...episodes],
      post_id: commentIds,
      episode_id: episodes,
      item: episodes,
      eg_id: episodes,
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
      widget: ['son-bolumler', 'populer', 'yeni-diziler', 'yeni-animeler', 'ilk-filmler', 'takvim'],
      alphabet: ['', 'A', 'K', 'İ'],
      comment: ['Bu bölümü çok sevdim', 'ğüşıöç'],
      message: ['Katılıyorum', 'Ben de öyle düşünmüştüm'],
      desc: ['Açıklama'],
      value: ['spoiler', 'hakaret', 'diger'],
      query: ['iske', 'gece'],
      content: ['iske', 'gece'],
      username: members.map(({ username }) => username),
      name: ['Deneme'],
      subject: ['Konu'],
      email: ['deneme@posta.example'],
      emailAddress: ['deneme@posta.example'],
      profileName: ['Deneme Adı'],
      about: ['Kendim hakkında'],
      country: ['TR'],
      facebook: ['https://facebook.com/deneme'],
      twitter: ['https://x.com/deneme'],
      instagram: ['https://instagram.com/deneme'],
      oldPassword: [login.password],
      password: [login.password],
      passwordAgain: [login.password],
      slug: unique(latestEpisodes.items.map(({ title }) => title.slug)),
      titleId: titleIds,
      episodeId: episodes,
      commentId: commentIds,
      parentId: commentIds,
      memberId: memberIds,
      sourceHash: hashes,
      groupHash: hashes,
      body: ['Bu bölümü çok sevdim'],
      prefix: ['se'],
      episodeIds: episodes,
      titleIds,
      login: [login.username],
      initial: ['A', 'K'],
      'path:type': ['dizi', 'series', 'anime', 'film', 'movie', 'comment'],
    },
  };
};

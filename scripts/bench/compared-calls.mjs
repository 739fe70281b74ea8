/**
 * The calls that are measured beside a bare server.
 * @typedef {object} Compared
 * @property {string} name @property {string} title @property {number} [aim] share of the bare server's rate
 * @property {() => { url: string, method: string, headers: Record<string, string>, body?: string }} request
 * @property {boolean} [hashes] the bare server verifies a password too
 */

const comments = `query ($target: TargetInput!) { comments(target: $target) {
  items { id body author { name } reactions { reaction count } } count } }`;

/**
 * @param {string} origin
 * @param {{ username: string, password: string }[]} logins two members at least
 * @returns {Promise<Compared[]>}
 */
export const comparedCalls = async (origin, [writer, reader]) => {
  const json = { 'content-type': 'application/json', origin };
  const form = (path, fields, headers = {}) => ({
    url: origin + path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  const graphql = (query, variables, headers = {}) => ({
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const send = async ({ url, ...init }) => {
    const body = await (await fetch(url, init)).json();
    if (body.errors || body.success === false) throw new Error(JSON.stringify(body).slice(0, 300));
    return body;
  };
  const session = async (login) => {
    const { url, ...init } = form('/auth/login', login);
    const response = await fetch(url, init);
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { cookie: cookie.join('; ') };
  };

  const [asWriter, asReader] = [await session(writer), await session(reader)];
  const latest = `query { latestEpisodes(size: 1) { items { id title { name } } } }`;
  const { data } = await send(graphql(latest, {}));
  const [episode] = data.latestEpisodes.items;
  const target = { kind: 'EPISODE', id: episode.id };
  const post = `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`;
  let parentId = '';
  for (let n = 1; n <= 20; n += 1) {
    const body = `Ölçüm için ${n}. yorum: bu bölümü çok sevdim, devamını bekliyorum.`;
    const posted = await send(graphql(post, { input: { target, body } }, asReader));
    parentId = posted.data.postComment.comment.id;
  }
  const reply = `mutation ($input: PostReplyInput!) { postReply(input: $input) { comment { id } } }`;

  return [
    {
      name: 'comments-legacy',
      title: '20 comments with authors, legacy call',
      aim: 0.45,
      request: () => form('/get/more/comment', { type: '2', id: episode.id, page: '1' }),
    },
    {
      name: 'comments-graphql',
      title: '20 comments with authors, GraphQL',
      aim: 0.35,
      request: () => graphql(comments, { target }),
    },
    {
      name: 'reply',
      title: 'a reply written, with its event and notification',
      aim: 0.25,
      request: () => graphql(reply, { input: { parentId, body: 'Ölçüm için bir yanıt' } }, asWriter),
    },
    {
      name: 'search',
      title: 'search, legacy call',
      aim: 0.45,
      request: () => form('/search', { query: episode.title.name.slice(0, 6) }),
    },
    {
      name: 'home',
      title: 'home page rendered',
      request: () => ({ url: `${origin}/`, method: 'GET', headers: {} }),
    },
    {
      name: 'sign-in',
      title: 'sign-in',
      hashes: true,
      request: () => form('/auth/login', writer),
    },
  ];
};

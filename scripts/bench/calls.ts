import { callerOf, send } from '../site/caller.ts';

/** A call of the journey as a page sends it: a GraphQL document of the web client, or a legacy row. */
export type JourneyCall = { name: string; send: () => Promise<Response> };

const documents = {
  titles: `query { titles(order: POPULAR, size: 24) { items { id name path poster rating } } }`,
  watch: `query ($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!) {
    watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
      title { id name } episode { id name } next { id } sources { groups { hash name sources { hash name } } } } }`,
  comments: `query ($target: TargetInput!) { comments(target: $target) {
    items { id body author { name } reactions { reaction count } replies { id body author { name } } } count } }`,
  post: `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`,
  position: `mutation ($input: SavePositionInput!) { savePosition(input: $input) { position { id } } }`,
  continuing: `query { continueWatching { items { id positionSeconds episode { path title { name } } } } }`,
  notifications: `query { notifications { items { id shown { text } actor { name } } unread } }`,
  latest: `query { latestEpisodes(size: 1) { items { id season number title { slug kind } } } }`,
};

export const journeyCalls = async (
  origin: string,
  login: { username: string; password: string },
): Promise<JourneyCall[]> => {
  const caller = await callerOf(origin).signedIn(login);
  const graphql = (query: string, variables?: object) => send(caller.graphql(query, variables));
  const form = (path: string, fields?: Record<string, string>) => send(caller.form(path, fields));
  const data = await caller.data(documents.latest);
  const [episode] = data.latestEpisodes.items;
  const { slug, kind } = episode.title;
  const target = { kind: 'EPISODE', id: episode.id };
  let written = 0;
  return [
    { name: 'home page', send: () => fetch(`${origin}/`) },
    { name: 'titles (GraphQL)', send: () => graphql(documents.titles) },
    {
      name: 'watch page (GraphQL)',
      send: () => graphql(documents.watch, { kind, slug, season: episode.season, number: episode.number }),
    },
    { name: 'comments (GraphQL)', send: () => graphql(documents.comments, { target }) },
    {
      name: 'comments (legacy)',
      send: () => form('/get/more/comment', { type: '2', id: episode.id, page: '1' }),
    },
    {
      name: 'comment written',
      send: () => graphql(documents.post, { input: { target, body: `Ölçüm yorumu ${++written}` } }),
    },
    {
      name: 'position kept',
      send: () =>
        graphql(documents.position, {
          input: { episodeId: episode.id, positionSeconds: 61 + (written++ % 100) },
        }),
    },
    { name: 'Devam Et (GraphQL)', send: () => graphql(documents.continuing) },
    { name: 'notifications (GraphQL)', send: () => graphql(documents.notifications) },
    { name: 'activity poll (legacy)', send: () => form('/activity/progress') },
  ];
};

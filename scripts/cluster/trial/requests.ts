import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { callerOf, type Call } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import type { Json } from '../../lib/json.ts';

/** Maximum time of an answer in ms; a later one counts as missing. */
const PATIENCE_MS = 10_000;

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
/** `ask` returns the fault of the answer */
export type Visit = { name: string; ask: () => Promise<string | undefined> };

/**
 * Calls of each kind per round. Cluster, databases and load share two cores, so a hundred pages per second would only measure the
 * cores: a page that is not cached costs 160 ms of them, a row of episodes 4.5.
 */
export const MIX = {
  'home page': 2,
  'home page at web': 1,
  'title page': 1,
  'latest episodes': 54,
  search: 4,
  session: 6,
  'continue watching': 4,
  comments: 4,
  notifications: 4,
  'save a position': 4,
  'post a comment': 2,
  'older: home row': 70,
  'older: notifications': 4,
};

/** A round of calls, in an order that separates calls of one kind. */
const mixed = (asks: Record<keyof typeof MIX, Visit['ask']>): Visit[] =>
  Object.entries(MIX)
    .flatMap(([name, times]) => Array.from({ length: times }, (_, n) => ({ name, at: (n + 0.5) / times })))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => ({ name, ask: asks[name as keyof typeof MIX] }));

/** A text as it is escaped in a page. */
const inPage = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
/** The text of a page, or a part of one, that could not be rendered. */
const FAILED = 'Tekrar dene';

/**
 * Requests of visitors and members to the site's Services over kept connections, as a proxy uses them. `gateway` and
 * `web` are `host:port` of the two Services.
 */
export const openVisits = async ({
  gateway,
  web,
  origin,
  logins,
}: {
  gateway: string;
  web: string;
  origin: string;
  logins: { username: string; password: string }[];
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  const send = (
    at: string,
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        `http://${at}${path}`,
        { agent, method, headers: { host: new URL(origin).host, ...headers }, timeout: PATIENCE_MS },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => (text += part));
          response.once('error', reject);
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      asked.once('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      asked.once('error', (error) =>
        reject(asked.reusedSocket ? new Error(`${error.message} (kept)`) : error),
      );
      asked.end(body);
    });

  const sendCall = ({ url, ...call }: Call) => send(gateway, new URL(url).pathname, call);
  const form = (path: string, fields: Record<string, string>, cookie?: string) =>
    sendCall(callerOf(origin, cookie).form(path, fields));
  const operation = (name: string, variables: object, cookie?: string) =>
    sendCall(callerOf(origin, cookie).graphql(documentOf(name), variables));

  const signIn = async (login: { username: string; password: string }) => {
    const { status, headers, body } = await form('/auth/login', login);
    const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    if (status !== 200 || !cookie)
      throw new Error(`${login.username} is not signed in: ${status} ${body.slice(0, 200)}`);
    return cookie;
  };

  const cookies = await Promise.all(logins.map(signIn));
  const latest = JSON.parse((await operation('LatestEpisodes', { page: 1, size: 8 })).body);
  const episodes: { id: string; path: string | null; title: { path: string; name: string } }[] =
    latest.data.latestEpisodes.items;
  // A title in the middle of the home page's row of twelve: it is still there in a slightly older page, and after new titles were
  // added.
  const shown = episodes[4];
  if (!shown) throw new Error(`the site has ${episodes.length} episodes: its demo is not filled in`);
  const pick = <T>(of: T[]): T => of[Math.floor(Math.random() * of.length)] as T;

  /** @param parts that only the correct complete page has */
  const page = async (asked: Promise<Answer>, ...parts: string[]) => {
    const { status, body } = await asked;
    if (status !== 200) return `${status} ${body.slice(0, 120)}`;
    const missing = [...parts, '</html>'].find((part) => !body.includes(part));
    if (missing) return `a page without ${missing}`;
    return body.includes(FAILED) ? `a page with "${FAILED}"` : undefined;
  };
  const home = (at: string) =>
    page(send(at, '/'), `href="${inPage(shown.path ?? shown.title.path)}"`, inPage(shown.title.name));
  const title = () => {
    const { path, name } = pick(episodes).title;
    return page(send(gateway, path), `<title>${inPage(name)}`);
  };
  const data = async (asked: Promise<Answer>, isRight: (data: Json) => unknown) => {
    const { status, body } = await asked;
    const answer = status === 200 ? JSON.parse(body) : undefined;
    return answer?.data && !answer.errors && isRight(answer.data)
      ? undefined
      : `${status} ${body.slice(0, 200)}`;
  };
  /** A list from the legacy calls. They also answer a refusal with 200, so the check reads the body. */
  const older = async (asked: Promise<Answer>, isRight: (answer: Json) => boolean) => {
    const { status, body } = await asked;
    const answer = status === 200 ? JSON.parse(body) : undefined;
    return answer && answer.success !== false && typeof answer.theme === 'string' && isRight(answer)
      ? undefined
      : `${status} ${body.slice(0, 200)}`;
  };

  const comments = () => {
    const target = { kind: 'EPISODE', id: pick(episodes).id };
    return operation('Comments', { target, page: 1 }, pick(cookies));
  };
  const calls = mixed({
    'home page': () => home(gateway),
    'home page at web': () => home(web),
    'title page': title,
    'latest episodes': () =>
      data(
        operation('LatestEpisodes', { page: 1, size: 24 }),
        ({ latestEpisodes }) => latestEpisodes?.items.length > 0,
      ),
    // A query that no cache has an answer for.
    search: () =>
      data(operation('Search', { query: randomUUID().slice(0, 8), size: 5 }), ({ search }) => search?.items),
    session: () => data(operation('Viewer', {}, pick(cookies)), ({ viewer }) => viewer?.member),
    'continue watching': () =>
      data(
        operation('ContinueWatching', { page: 1, size: 12 }, pick(cookies)),
        ({ continueWatching }) => continueWatching?.items,
      ),
    comments: () => data(comments(), ({ comments }) => comments?.items),
    notifications: () =>
      data(
        operation('Notifications', { page: 1 }, pick(cookies)),
        ({ notifications }) => notifications?.items,
      ),
    'save a position': () => {
      const input = { episodeId: pick(episodes).id, positionSeconds: 600, durationSeconds: 1_200 };
      const isSaved = ({ savePosition }: Json) => savePosition?.position;
      return data(operation('SavePosition', { input }, pick(cookies)), isSaved);
    },
    'post a comment': () => {
      const target = { kind: 'EPISODE', id: pick(episodes).id };
      const input = { target, body: `Yük denemesi ${randomUUID()}`, idempotencyKey: randomUUID() };
      const isPosted = ({ postComment }: Json) => postComment?.comment.body === input.body;
      return data(operation('PostComment', { input }, pick(cookies)), isPosted);
    },
    'older: home row': () =>
      older(form('/widget/episode/load', { page: '1', widget: 'son-bolumler' }), ({ theme }) => theme !== ''),
    'older: notifications': () =>
      older(
        form('/get/more/notification', { page: '1' }, pick(cookies)),
        ({ theme, count }) => theme !== '' || count === 0,
      ),
  });
  // Warms up the site: its first answers after a start are slow.
  for (let round = 0; round < 3; round++) for (const { ask } of calls) await ask().catch(() => undefined);
  return { calls, close: () => agent.destroy() };
};

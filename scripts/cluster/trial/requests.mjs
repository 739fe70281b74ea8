import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { pageDocuments } from '../../lib/page-documents.mjs';

/** The longest that an answer may take before it counts as none, in ms. */
const PATIENCE_MS = 10_000;

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }} Answer */
/** @typedef {{ name: string, ask: () => Promise<string | undefined> }} Call `ask` answers what is wrong with the answer */

/**
 * How often each kind is asked within a round: on two cores that the cluster, the databases and this load share, a hundred
 * pages a second would measure these cores alone (a page made anew costs 160 ms of them, a row of episodes 4.5).
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

/** A round of calls, those of one kind far apart. @param {Record<keyof typeof MIX, Call['ask']>} asks @returns {Call[]} */
const mixed = (asks) =>
  Object.entries(MIX)
    .flatMap(([name, times]) => Array.from({ length: times }, (_, n) => ({ name, at: (n + 0.5) / times })))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => ({ name, ask: asks[/** @type {keyof typeof MIX} */ (name)] }));

/** A text as a page writes it. @param {string} text */
const inPage = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
/** What a page, or a part of one, offers where it could not be made. */
const FAILED = 'Tekrar dene';

/**
 * Requests of visitors and members at the site's Services, over connections that are kept as a proxy keeps them.
 * @param {{ gateway: string, web: string, origin: string, logins: { username: string, password: string }[] }} site `host:port`
 *   of both Services
 */
export const openVisits = async ({ gateway, web, origin, logins }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  /** @param {string} at @param {string} path @param {{ method?: string, headers?: Record<string, string>, body?: string }} [how] @returns {Promise<Answer>} */
  const send = (at, path, { method = 'GET', headers = {}, body } = {}) =>
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

  /** @param {string} path @param {Record<string, string>} fields @param {string} [cookie] */
  const form = (path, fields, cookie) =>
    send(gateway, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...(cookie && { cookie }) },
      body: new URLSearchParams(fields).toString(),
    });
  /** @param {string} name @param {object} variables @param {string} [cookie] */
  const operation = (name, variables, cookie) =>
    send(gateway, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
      body: JSON.stringify({ query: pageDocuments.get(name), variables }),
    });

  /** @param {{ username: string, password: string }} login */
  const signIn = async (login) => {
    const { status, headers, body } = await form('/auth/login', login);
    const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    if (status !== 200 || !cookie)
      throw new Error(`${login.username} is not signed in: ${status} ${body.slice(0, 200)}`);
    return cookie;
  };

  const cookies = await Promise.all(logins.map(signIn));
  const latest = JSON.parse((await operation('LatestEpisodes', { page: 1, size: 8 })).body);
  /** @type {{ id: string, path: string | null, title: { path: string, name: string } }[]} */
  const episodes = latest.data.latestEpisodes.items;
  // In the middle of the home page's row of twelve: there in a page that is a little older, and when others have come.
  const shown = episodes[4];
  if (!shown) throw new Error(`the site has ${episodes.length} episodes: its demo is not filled in`);
  /** @template T @param {T[]} of @returns {T} */
  const pick = (of) => /** @type {T} */ (of[Math.floor(Math.random() * of.length)]);

  /** @param {Promise<Answer>} asked @param {string[]} parts that only the right page has, whole */
  const page = async (asked, ...parts) => {
    const { status, body } = await asked;
    if (status !== 200) return `${status} ${body.slice(0, 120)}`;
    const missing = [...parts, '</html>'].find((part) => !body.includes(part));
    if (missing) return `a page without ${missing}`;
    return body.includes(FAILED) ? `a page with "${FAILED}"` : undefined;
  };
  /** @param {string} at */
  const home = (at) =>
    page(send(at, '/'), `href="${inPage(shown.path ?? shown.title.path)}"`, inPage(shown.title.name));
  const title = () => {
    const { path, name } = pick(episodes).title;
    return page(send(gateway, path), `<title>${inPage(name)}`);
  };
  /** @param {Promise<Answer>} asked @param {(data: any) => unknown} isRight */
  const data = async (asked, isRight) => {
    const { status, body } = await asked;
    const answer = status === 200 ? JSON.parse(body) : undefined;
    return answer?.data && !answer.errors && isRight(answer.data)
      ? undefined
      : `${status} ${body.slice(0, 200)}`;
  };
  /**
   * A list of the older calls: they answer 200 when they refuse, too.
   * @param {Promise<Answer>} asked @param {(answer: any) => boolean} isRight
   */
  const older = async (asked, isRight) => {
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
    // One that no cache has an answer to.
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
      const isSaved = (/** @type {any} */ { savePosition }) => savePosition?.position;
      return data(operation('SavePosition', { input }, pick(cookies)), isSaved);
    },
    'post a comment': () => {
      const target = { kind: 'EPISODE', id: pick(episodes).id };
      const input = { target, body: `Yük denemesi ${randomUUID()}`, idempotencyKey: randomUUID() };
      const isPosted = (/** @type {any} */ { postComment }) => postComment?.comment.body === input.body;
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
  // A site that has just started is slow at first; measured is one that runs.
  for (let round = 0; round < 3; round++) for (const { ask } of calls) await ask().catch(() => undefined);
  return { calls, close: () => agent.destroy() };
};

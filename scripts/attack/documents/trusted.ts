import { documentOf } from '../../site/documents.ts';
import { answerOf } from '../lib/ask.ts';
import { openLive } from '../../site/live.ts';
import { each, rowOf } from '../lib/rows.ts';
import { waitFor } from '../../lib/wait.ts';
import { otherTypes, oversized, refused, spellings } from './spellings.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'only the documents of the pages run, as they were registered';
export const short = true;
export const fleet = true;

/** Codes of a request that was not executed. */
const REFUSED = new Set(['BAD_INPUT', 'UNKNOWN_DOCUMENT', 'TOO_LARGE']);
const OVERSIZED_MS = 250;
const SPELLED = 10;
/** Compiling a new text takes about 200 ms on two cores, a registered one about 15 ms. */
const TIMES_SLOWER = 4;
const SLOWER_BY_MS = 40;

/** The answer without `__typename`, which clients may add. */
const bare = (data: object) =>
  JSON.stringify(data, (key, value) => (key === '__typename' ? undefined : value));

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export const run: Attack['run'] = async ({ site: { origin, visitor } }) => {
  const post = (body: string, type = 'application/json') =>
    answerOf({ url: `${origin}/graphql`, method: 'POST', headers: { origin, 'content-type': type }, body });
  const query = (text: string) => post(JSON.stringify({ query: text }));
  const viewer = documentOf('Viewer');
  const home = documentOf('Home');

  const same = await query(viewer);
  const spelled = await each(Object.entries(spellings), async ([kind, spell]) => {
    const answer = await query(spell(viewer, 1));
    return answer.code || bare(answer.data) !== bare(same.data) ? `${kind}: ${answer.text.slice(0, 80)}` : '';
  });

  await query(home);
  const registered = [];
  const anew = [];
  for (let n = 0; n < SPELLED; n++) {
    registered.push((await query(home)).ms);
    anew.push((await query(spellings.__typename(home, n + 2))).ms);
  }
  const [usual, other] = [median(registered), median(anew)];
  const slower = other > Math.max(usual * TIMES_SLOWER, usual + SLOWER_BY_MS);

  const refusals = await each(Object.entries(refused), async ([kind, body]) => {
    const { code, status, text } = await post(JSON.stringify(body));
    const isRefused =
      [400, 413].includes(status) &&
      REFUSED.has(code ?? '') &&
      !/__schema|Did you mean|GraphQLError|node_modules/.test(text);
    return isRefused ? '' : `${kind}: ${status} ${text.slice(0, 100)}`;
  });
  const { text: unknown } = await query('query Viewer { viewer { roles } }');
  const { text: bad } = await post('7');

  const large = [];
  let slowest = 0;
  for (const [kind, make] of Object.entries(oversized)) {
    const { code, ms } = await query(make(viewer));
    slowest = Math.max(slowest, ms);
    if (!REFUSED.has(code ?? '')) large.push(`${kind}: ${code ?? 'answered'}`);
    else if (ms > OVERSIZED_MS) large.push(`${kind}: refused after ${ms.toFixed(0)} ms`);
  }

  const types = await each(otherTypes, async (type) => {
    const { status, code } = await post(JSON.stringify({ query: viewer }), type);
    return status === 400 && code === 'BAD_INPUT' ? '' : `'${type}': ${status} ${code}`;
  });
  const byGet = await each(
    [`?query=${encodeURIComponent(viewer)}`, `?query=${encodeURIComponent(documentOf('SignOut'))}`, ''],
    async (search) => {
      const { status } = await answerOf({
        url: `${origin}/graphql${search}`,
        method: 'GET',
        headers: { origin },
      });
      return status === 404 ? '' : `${search.slice(0, 30)}: ${status}`;
    },
  );

  const { title } = (await answerOf(visitor.graphql(documentOf('LatestEpisodes'), { page: 1, size: 1 }))).data
    .latestEpisodes.items[0];
  const overSocket = await socketRefusals(origin, title.id);

  const found = (list: string[]) => list.filter(Boolean);
  return [
    rowOf('a trusted document runs in other spellings and answers the same', spelled.length, found(spelled)),
    rowOf(
      'another spelling costs no more than the registered text',
      SPELLED,
      slower ? [`${other.toFixed(0)} ms instead of ${usual.toFixed(0)} ms`] : [],
      `median ${other.toFixed(0)} ms, registered ${usual.toFixed(0)} ms`,
    ),
    rowOf('every other body is refused, without schema or stack', refusals.length, found(refusals)),
    rowOf(
      'an unknown document gets an error of its own',
      1,
      unknown === bad ? ['the same error as a body that is no request'] : [],
    ),
    rowOf(
      'a text over 16 kB is refused at once',
      Object.keys(oversized).length,
      large,
      `slowest ${slowest.toFixed(0)} ms`,
    ),
    rowOf('a body that is not JSON is refused', types.length, found(types)),
    rowOf('nothing runs by GET', byGet.length, found(byGet)),
    rowOf('a socket takes subscriptions of the pages alone', overSocket.length, found(overSocket)),
  ];
};

/** @param id of a subscription's target @returns one finding or '' per attempt */
const socketRefusals = async (origin: string, id: string): Promise<string[]> => {
  const tried = {
    'a query': { query: documentOf('Viewer') },
    'a mutation': { query: documentOf('SignOut') },
    'another subscription': { query: 'subscription A { activity { unread } }' },
    introspection: { query: 'subscription A { __schema { types { name } } }' },
    'no document': {},
  };
  const found = [];
  for (const [kind, payload] of Object.entries(tried)) {
    const socket = await openLive(origin);
    socket.send({ id: kind, type: 'subscribe', payload });
    let ended = false;
    void socket.closed.then(() => (ended = true));
    const refusedFrame = () => ended || socket.frames.some((frame) => frame.includes('"error"'));
    await waitFor(kind, 3_000, refusedFrame).catch(() => undefined);
    found.push(refusedFrame() && !socket.frames.some((frame) => frame.includes('"next"')) ? '' : kind);
    socket.close();
  }
  const own = await openLive(origin);
  const variables = { target: { kind: 'SERIES', id } };
  own.send({ id: '1', type: 'subscribe', payload: { query: documentOf('ThreadChanged'), variables } });
  await waitFor('the subscription of a page', 5_000, () =>
    own.frames.some((frame) => frame.includes('"next"')),
  ).then(
    () => found.push(''),
    () => found.push(`a subscription of the pages: ${own.frames.join(' ').slice(0, 100)}`),
  );
  own.close();
  return found;
};

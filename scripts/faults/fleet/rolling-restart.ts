import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '../../lib/json.ts';
import { waitFor } from '../../lib/wait.ts';
import { startBeat } from '../lib/beat.ts';
import { CallFailed, openSiteClient, type SiteClient, type Member } from '../lib/site-client.ts';
import { assertPlace, openStillRoom } from '../lib/still-room.ts';
import type { Scenario } from './fleet-site.ts';

const RATE = 50;
const MOST_AT_ONCE = 200;
/**
 * Time between the restarts of two replicas: callers check every two seconds whether one is back. In a cluster `drainSeconds` is
 * longer.
 */
const APART_MS = 3_000;
/** The member's start position, and its increase per call (s): far from the end of any episode. */
const FROM_SECONDS = 61;
const STEP_SECONDS = 0.01;
/** Where the member's room stands. */
const ROOM_MS = 123_456;
const PREPARE_MS = 30_000;
/** Maximum kinds of failures in the report. */
const SHOWN = 8;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

export const rollingRestart: Scenario = {
  name: 'a rolling restart',
  says: `each process that has a twin is restarted, one after the other with ${APART_MS / 1_000} s between, at ${RATE} calls a second through HAProxy: none fails, and each answer says what is there`,
  long: true,
  async run(site, { say }) {
    const client = openSiteClient(() => site.plan.origin);
    const [member, other] = (await Promise.all(
      site.logins.slice(0, 2).map((login) => client.signIn(login)),
    )) as [Member, Member];
    const calls = callsOf(member, await prepare(client, member, other));
    let answered = 0;
    let restarting = '';
    const failed: string[] = [];
    const beat = startBeat(RATE, MOST_AT_ONCE, async (n) => {
      const [name, call] = calls[n % calls.length] as [
        string,
        (client: SiteClient, n: number) => Promise<unknown>,
      ];
      const during = restarting;
      try {
        await call(client, n);
        answered++;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        failed.push(`${name} at the restart of ${during}: ${error.message.replaceAll(ID, '…')}`);
      }
    });
    const twins = site.fleet.processes.filter(({ name, replica }) =>
      site.fleet.processes.some((other) => other.name === name && other.replica !== replica),
    );
    try {
      for (const one of twins) {
        restarting = one.key;
        const before = failed.length;
        await one.restart();
        await delay(APART_MS);
        say(`${one.key}: ${answered} answered, ${failed.length - before} failed`);
      }
    } finally {
      await beat.stop();
    }
    const kinds = [...Map.groupBy(failed, (what) => what)].toSorted(([, a], [, b]) => b.length - a.length);
    const findings = [
      ...beat.slower(),
      ...(failed.length === 0 ? [] : [`${failed.length} calls failed`]),
      ...kinds.slice(0, SHOWN).map(([what, all]) => `${all.length} × ${what}`),
    ];
    const facts = `${twins.length} processes restarted, ${answered} calls answered, ${beat.achieved().toFixed(0)} a second, ${failed.length} failed`;
    return { findings, facts };
  },
};

/** Fails if the answer has another value. */
const mustBe = (name: string, is: unknown, expected: unknown) => {
  if (is !== expected) throw new CallFailed('WRONG', `${name}: ${is} and not ${expected}`);
};

const mustHold = (name: string, all: readonly string[] | string, one: string) =>
  mustBe(`${name} with ${one}`, all.includes(one), true);

/** The arguments of the calls, and their expected answers. */
const prepare = async (client: SiteClient, member: Member, other: Member) => {
  const [watched, series] = [await client.watchable(), await client.series()];
  const { episode } = watched;
  const body = `yeniden ${randomUUID()}`;
  const comment = await client.postComment(member, episode, body, randomUUID());
  const reply = await client.postReply(other, comment, `yanıt ${randomUUID()}`, randomUUID());
  const measuredAt = new Date().toISOString();
  await client.savePosition(member, { episodeId: episode, positionSeconds: FROM_SECONDS, measuredAt });
  await waitFor('the notification of the reply', PREPARE_MS, async () =>
    (await client.replies(member, 1)).includes(reply),
  );
  const opened = await client.call(member, 'OpenConversation', { input: { memberId: other.id, body } });
  const { conversation } = opened.openConversation;
  const room = await openStillRoom(client, member, episode, ROOM_MS);
  return { watched, series, body, comment, reply, conversation: conversation.id as string, room };
};

/**
 * Reads and writes of each unit. Each reads existing data and throws if the answer is wrong. Pages may come from a
 * cache; the calls behind them do not.
 */
const callsOf = (
  member: Member,
  { watched, series, body, comment, reply, conversation, room }: Awaited<ReturnType<typeof prepare>>,
): [string, (client: SiteClient, n: number) => Promise<unknown>][] => {
  const { episode } = watched;
  const one = (n: number) => series[n % series.length] as { id: string; name: string; slug: string };
  return [
    [
      'a page',
      async (client, n) => mustHold('its text', await client.page(`/dizi/${one(n).slug}`), one(n).slug),
    ],
    ['a title', async (client, n) => mustBe('its id', await client.title(one(n).slug), one(n).id)],
    [
      'comments',
      async (client) => mustBe('its text', (await client.comments(member, [comment]))[0]?.body, body),
    ],
    ['continue watching', async (client) => mustBe('any', (await client.continuing(member)) > 0, true)],
    ['notifications', async (client) => mustHold('the newest', await client.replies(member, 1), reply)],
    [
      'a comment',
      async (client) => {
        const text = `yeniden ${randomUUID()}`;
        const id = await client.postComment(member, episode, text, randomUUID());
        mustBe('its text', (await client.comments(member, [id]))[0]?.body, text);
      },
    ],
    [
      'a position',
      async (client, n) => {
        const positionSeconds = FROM_SECONDS + n * STEP_SECONDS;
        const measuredAt = new Date().toISOString();
        await client.savePosition(member, { episodeId: episode, positionSeconds, measuredAt });
        // A later report may have arrived, but the position must not be older.
        const is = (await client.position(member, episode)) ?? 0;
        mustBe(`${is} s is at least ${positionSeconds} s`, is >= positionSeconds, true);
      },
    ],
    [
      'a message',
      async (client) => {
        const text = `yeniden ${randomUUID()}`;
        const input = { conversationId: conversation, body: text, idempotencyKey: randomUUID() };
        const { id } = (await client.call(member, 'SendMessage', { input })).sendMessage.message;
        const { messages } = await client.call(member, 'Messages', { conversationId: conversation });
        const found = messages.items.find((one: Json) => one.id === id);
        mustBe('its text', found?.body, text);
      },
    ],
    ['a room', (client) => assertPlace(client, member, room)],
    ['search', async (client, n) => mustHold('its titles', await client.search(one(n).name), one(n).id)],
    ['a stream', async (client) => mustBe('an address', Boolean(await client.stream(watched)), true)],
    [
      'a socket',
      async (client) => {
        const items = (await client.firstOfThread(member, episode))?.comments?.items;
        mustBe('comments in the first frame', items?.length > 0, true);
      },
    ],
  ];
};

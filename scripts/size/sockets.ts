// Many sockets of one gateway follow one thread in which a member writes each second. Measures the delay of the
// frames, the database reads per change, and the memory of the sockets. `node scripts/size/sockets.ts [--sockets
// 5000,500] [--seconds 20] [--bodies 100]`; sockets come from 127.0.0.0/8, ten of each thousand stop reading for most
// of the time. A process has at most `ulimit -n` sockets, on either side.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readArgs } from '../lib/args.ts';
import { openSocket } from '../attack/floods/socket.ts';
import { family, memoryMb } from '../bench/processes.ts';
import { callerOf } from '../site/caller.ts';
import { loginsIn, startOpen } from '../lib/site.ts';
import { databasesIn } from '../lib/tables.ts';

const USAGE = 'usage: node scripts/size/sockets.ts [--sockets 500,2000,5000] [--seconds 20] [--bodies 100]';

const { values } = readArgs(USAGE, {
  options: {
    sockets: { type: 'string', default: '500,2000,5000' },
    seconds: { type: 'string', default: '20' },
    bodies: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});
const [seconds, bodies] = [Number(values.seconds), Number(values.bodies)];
const SLOW = 10;
/** Changes before the measured ones. */
const WARM_UP = 3;
/** Connections opened at once per wave. */
const A_WAVE = 50;
const SECOND = 1_000;

const FRAMES = `subscription($ticket: String!, $seq: Int!) { threadFrames(ticket: $ticket, seq: $seq) {
  seq resync spreadMs count replyCount comments { id parentId version deleted spoiler { kind season number } }
  reactions { commentId reactions { reaction count } } ticket } }`;
const LIVE = `query($target: TargetInput!) { comments(target: $target) { live { seq ticket } } }`;
const BODIES = `query($target: TargetInput!, $comments: [CommentRef!]!) {
  threadComments(target: $target, comments: $comments) { id body covered version author { id name } } }`;
const POST = `mutation($input: PostCommentInput!) { postComment(input: $input) { comment { id version } } }`;

const addressOf = (index: number) => `127.3.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;
const quantile = (all: number[], share: number) =>
  Math.round(all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0);

const data = mkdtempSync(join(tmpdir(), 'seyir-sockets-'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const site = await startOpen(data);
const database = new pg.Client(databasesIn(data)('comments'));
await database.connect();
const anyone = callerOf(site.origin);
const [login] = loginsIn(data);
if (!login) throw new Error('no login');
const member = await anyone.signedIn(login);
const { latestEpisodes } = await anyone.data('{ latestEpisodes(kind: SERIES) { items { id } } }');
const target = { kind: 'EPISODE', id: latestEpisodes.items[0].id };

/** Total index and sequential scans on the comments tables of the service. */
const scans = async () => {
  // Other connections publish their statistics only about once a second.
  await delay(1.5 * SECOND);
  const { rows } = await database.query(
    `SELECT coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int AS scans FROM pg_stat_user_tables
     WHERE relname IN ('comment', 'thread', 'reaction', 'reaction_tally')`,
  );
  return Number(rows[0].scans);
};

/** Makes one change per second for `seconds`, with `count` sockets on the thread. */
const measure = async (count: number) => {
  const { comments } = await anyone.data(LIVE, { target });
  const subscription = { query: FRAMES, variables: comments.live };
  const idleMb = memoryMb(family(site.pid));
  const ends: Record<string, number> = {};
  const waits: number[] = [];
  /** Delay of each socket after the first one that got the same frame. */
  const behind: number[] = [];
  let firstAt = 0;
  let began = 0;
  let closing = false;
  const opened = performance.now();
  const sockets: ReturnType<typeof openSocket>[] = [];
  for (let index = 0; index < count; index += 1) {
    const isSlow = index < SLOW;
    sockets.push(
      openSocket({
        origin: site.origin,
        localAddress: addressOf(index),
        subscription,
        onNext: () => {
          if (isSlow || began === 0) return;
          const at = performance.now();
          if (firstAt === 0) firstAt = at;
          waits.push(at - began);
          behind.push(at - firstAt);
        },
        onEnd: (how) => closing || (ends[how] = (ends[how] ?? 0) + 1),
      }),
    );
    if (index % A_WAVE === 0) await delay(20);
  }
  const isOver = () =>
    sockets.filter(({ state }) => state.socket).length +
      Object.values(ends).reduce((sum, one) => sum + one, 0) >=
    count;
  while (!isOver() && performance.now() - opened < 120 * SECOND) await delay(100);
  await delay(2 * SECOND);
  const openMs = performance.now() - opened;
  const slow = setInterval(() => {
    for (const { state } of sockets.slice(0, SLOW)) {
      state.socket?.resume();
      setTimeout(() => state.socket?.pause(), 50);
    }
  }, 3 * SECOND);

  for (let n = 0; n < WARM_UP; n += 1) {
    await member.data(POST, { input: { target, body: `Isınma ${n} ${Date.now()}` } });
    await delay(SECOND);
  }
  waits.length = behind.length = 0;
  const writes: number[] = [];
  let failures = 0;
  const failed = () => {
    failures += 1;
  };
  const before = await scans();
  const asked: Promise<unknown>[] = [];
  for (let n = 0; n < seconds; n += 1) {
    const next = delay(SECOND);
    [began, firstAt] = [performance.now(), 0];
    const input = { target, body: `Yorum ${n} ${Date.now()}` };
    const postComment = await member.data(POST, { input }).then((answer) => answer.postComment, failed);
    if (!postComment) continue;
    writes.push(performance.now() - began);
    const refs = { target, comments: [postComment.comment] };
    for (let reader = 0; reader < bodies; reader += 1)
      asked.push(delay(Math.random() * SECOND).then(() => anyone.data(BODIES, refs).catch(failed)));
    await next;
  }
  await Promise.all(asked);
  const after = await scans();
  clearInterval(slow);
  const usedMb = memoryMb(family(site.pid));
  closing = true;
  for (const { state, close } of sockets) {
    state.socket?.destroy();
    close();
  }
  await delay(3 * SECOND);
  for (const list of [waits, writes, behind]) list.sort((a, b) => a - b);
  return {
    sockets: count,
    openedInS: Math.round(openMs / SECOND),
    framesShare: waits.length / ((count - SLOW) * seconds),
    p50: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
    most: quantile(waits, 1),
    behindP95: quantile(behind, 0.95),
    writeP50: quantile(writes, 0.5),
    scansAChange: (after - before) / seconds,
    idleMb: Math.round(idleMb),
    usedMb: Math.round(usedMb),
    kbASocket: Math.round(((usedMb - idleMb) * 1024) / count),
    failures,
    ends: JSON.stringify(ends),
  };
};

console.log(
  `one change a second for ${seconds} s, ${bodies} readers ask for its body, ${SLOW} sockets read slowly`,
);
const rows = [];
for (const count of String(values.sockets).split(',').map(Number)) {
  rows.push(await measure(count));
  console.log(rows.at(-1));
}
if (values.json) console.log(`RESULTS ${JSON.stringify(rows)}`);
else console.table(rows);
await database.end();
await site.stop();
process.exit(rows.every(({ p95, framesShare }) => p95 <= SECOND && framesShare > 0.99) ? 0 : 1);

// Fills the small disk of a running site: reads continue, writes answer TRY_AGAIN, /readyz and the metrics report it,
// and writes are accepted again as soon as there is space. Needs a user who may mount a disk.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { callerOf, send, type Caller } from '../../site/caller.ts';
import { unlimited } from '../../lib/limits.ts';
import { freePort, loginsIn } from '../../lib/site.ts';
import { startProcess } from './site-process.ts';
import { smallDisk } from './small-disk.ts';
import type { Json } from '../../lib/json.ts';

export const name = 'a disk that is full: TRY_AGAIN, seen by its operator, and over at once';
export const settings = false;
export const short = true;

const MEGABYTES = 400;
const WRITES = 60;

export const run = async (): Promise<{ name: string; ok: boolean; detail: string }[]> => {
  const disk = smallDisk(MEGABYTES);
  if (!disk) return [{ name, ok: true, detail: 'not tried: this user may not mount a disk' }];
  const data = join(disk.path, 'var');
  const healthPort = await freePort();
  const site = startProcess(data, { ...unlimited, HEALTH_PORT: String(healthPort), OPEN_GRAPHQL: 'true' });
  const health = async () => (await fetch(`http://127.0.0.1:${healthPort}/readyz`)).json();
  const metrics = async () => (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
  try {
    const origin = await site.ready();
    const [login] = loginsIn(data);
    if (!login) throw new Error('there is no demo login');
    const member = await callerOf(origin).signedIn(login);
    const write = await writerOf(member);
    const before = { code: await write(), database: (await health()).database };
    disk.fill();
    const codes = [];
    for (let n = 0; n < WRITES; n++) {
      codes.push(await write());
      // Also fills the space that the server's own log frees meanwhile.
      disk.fill();
    }
    const full = {
      page: (await fetch(origin)).status,
      database: (await health()).database,
      counted: sumOf(await metrics(), 'seyir_disk_full_total'),
      free: sumOf(await metrics(), 'seyir_data_free_bytes'),
    };
    disk.empty();
    const after = { code: await write(), database: (await health()).database };
    const { code } = await site.stop();
    const refused = codes.filter((answer) => answer === 'TRY_AGAIN').length;
    const others = [...new Set(codes.filter((answer) => !['TRY_AGAIN', 'OK'].includes(answer)))];
    return [
      {
        name: 'before: accepted',
        ok: before.code === 'OK' && before.database === 'up',
        detail: JSON.stringify(before),
      },
      {
        name: 'writes answer TRY_AGAIN',
        ok: refused > 0 && others.length === 0,
        detail: `${refused} of ${WRITES} TRY_AGAIN, others: ${others.join(', ') || 'none'}`,
      },
      { name: 'pages are shown', ok: full.page === 200, detail: String(full.page) },
      { name: '/readyz says so', ok: full.database === 'disk full', detail: full.database },
      {
        name: 'the metrics say so',
        ok: full.counted > 0 && full.free < 16 * 1024 ** 2,
        detail: `seyir_disk_full_total ${full.counted}, seyir_data_free_bytes ${full.free}`,
      },
      {
        name: 'with room again the first write is accepted',
        ok: after.code === 'OK' && after.database === 'up',
        detail: JSON.stringify(after),
      },
      { name: 'it stops as ever', ok: code === 0, detail: `exit ${code}` },
    ];
  } finally {
    site.kill();
    await site.ended;
    disk.remove();
  }
};

const EPISODES = 'query { latestEpisodes(size: 1) { items { id } } }';
const POST = 'mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }';

/** Returns a function that writes a comment of half a kilobyte and returns its code. */
const writerOf = async (member: Caller) => {
  const { latestEpisodes } = await member.data(EPISODES);
  const target = { kind: 'EPISODE', id: latestEpisodes.items[0].id };
  return async () => {
    const body = Array.from({ length: 12 }, () => randomUUID()).join(' ');
    const answer = await send(member.graphql(POST, { input: { target, body } }));
    const { errors }: Json = await answer.json();
    return errors?.[0]?.extensions?.code ?? 'OK';
  };
};

const sumOf = (text: string, metric: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(metric))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

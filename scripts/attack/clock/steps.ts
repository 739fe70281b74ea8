import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { callerOf, cookiesOf, send } from '../../site/caller.ts';
import { unlimited } from '../../lib/limits.ts';
import { waitFor } from '../../lib/wait.ts';
import { ask } from '../lib/ask.ts';
import { rowOf } from '../lib/rows.ts';
import type { Attack } from '../lib/areas.ts';
import type { Json } from '../../lib/json.ts';

const CLOCK = join(tmpdir(), `seyir-clock-${process.pid}`);

export const name = 'a clock that jumps loses nothing and keeps nobody out';
export const settings = {
  ...unlimited,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-date.ts')).href}`,
  SEYIR_CLOCK: CLOCK,
};
export const short = true;

const HOUR_MS = 3_600_000;
/** Offsets from the correct time in hours, applied in sequence. */
const STEPS = [1, -1, 23, 25, -72, 0];
const SHORT_STEPS = [1, -1, 0];
/** Time after which the site has read a new offset. */
const SEEN_MS = 150;
const AFTER_STEP = 8;
const TOLD_MS = 15_000;

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, logins, visitor, short } = site;
  // Signs in with 'remember me', because an idle browser session ends after a day.
  const enter = async (place: number) => {
    const { username = '', password = '' } = logins[place] ?? {};
    const response = await send(visitor.form('/auth/login', { username, password, remember: '1' }));
    await response.text();
    return callerOf(origin, cookiesOf(response));
  };
  const [member, other] = [await enter(0), await enter(1)];
  const { id } = (await ask(visitor, 'LatestEpisodes', { page: 1, size: 1 })).data.latestEpisodes.items[0];
  const target = { kind: 'EPISODE', id };
  const written: string[] = [];
  const rows = [];
  try {
    for (const hours of short ? SHORT_STEPS : STEPS) {
      writeFileSync(CLOCK, String(hours * HOUR_MS));
      await delay(SEEN_MS);
      const findings = [];
      let slowest = 0;
      for (let n = 0; n < AFTER_STEP; n++) {
        const posted = await ask(member, 'PostComment', { input: { target, body: `saat ${hours} ${n}` } });
        if (posted.code) findings.push(`a comment: ${posted.code}`);
        else written.push(posted.data.postComment.comment.id);
        const read = await ask(other, 'Viewer');
        if (read.code || !read.data.viewer) findings.push(`a session: ${read.code ?? 'signed out'}`);
        slowest = Math.max(slowest, posted.ms, read.ms);
      }
      const page = await fetch(origin);
      await page.text();
      if (!page.ok) findings.push(`the home page: ${page.status}`);
      rows.push(
        rowOf(
          `a step to ${hours} h beside the right time`,
          2 * AFTER_STEP + 1,
          findings,
          `slowest ${slowest.toFixed(0)} ms`,
        ),
      );
      say(`${hours} h: ${findings.length} refused`);
    }
    const before = (await ask(member, 'ActivityNow')).data?.activity?.unread ?? 0;
    const [parentId] = written;
    if (parentId) await ask(other, 'PostReply', { input: { parentId, body: 'yanıt' } });
    const isNotified = async () => ((await ask(member, 'ActivityNow')).data?.activity?.unread ?? 0) > before;
    rows.push(
      rowOf(
        'a reply is notified after the jumps',
        1,
        parentId
          ? await waitFor('it', TOLD_MS, isNotified).then(
              () => [],
              () => ['no notification'],
            )
          : ['nothing was written'],
      ),
    );
    const { data } = await ask(member, 'CommentsOverlay', { ids: written.slice(0, 100) });
    const kept = new Set((data?.commentsById ?? []).map((comment: Json) => comment.id));
    rows.push(
      rowOf(
        'what was accepted is there',
        written.length,
        written.filter((one) => !kept.has(one)).map((one) => `comment ${one}`),
      ),
    );
  } finally {
    rmSync(CLOCK, { force: true });
  }
  return rows;
};

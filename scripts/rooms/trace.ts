// Shows which requests a join and a return to a room wait for, one after the other, on a slow line. Prints the requests until the
// live picture, and the chain that leads to the first picture. `node scripts/rooms/trace.ts [--round-trip 300]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readArgs } from '../lib/args.ts';
import { loginsIn, startOpen } from '../lib/site.ts';
import { waitFor } from '../lib/wait.ts';
import { callerOf } from '../site/caller.ts';
import { documentOf } from '../site/documents.ts';
import { eventAfter, movedAt, togetherFrom } from './figures.ts';
import { Member, truth } from './member.ts';
import { chainOf, watchRequests, type Request } from './requests.ts';
import { EPISODE, lineOf } from './conditions.ts';

const USAGE = 'usage: node scripts/rooms/trace.ts [--round-trip 300]';
const { values } = readArgs(USAGE, { options: { 'round-trip': { type: 'string', default: '300' } } });
const roundTripMs = Number(values['round-trip']);

const data = mkdtempSync(join(tmpdir(), 'seyir-rooms-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const site = await startOpen(data);
const members: Member[] = [];
try {
  const { watchPage } = await callerOf(site.origin).data(documentOf('WatchPage'), EPISODE);
  const [one, other] = loginsIn(data);
  if (!one || !other) throw new Error('the demo has too few logins');
  const shape = { roundTripMs: 20, jitterMs: 0, loss: 0 };
  const host = await Member.of({ name: 'host', shape, skewMs: 0, slowdown: 1 }, site.origin, one);
  const guest = await Member.of(
    { name: 'guest', shape: { ...lineOf(roundTripMs), loss: 0 }, skewMs: 0, slowdown: 1 },
    site.origin,
    other,
  );
  members.push(host, guest);
  const input = { episodeId: watchPage.episode.id, title: 'Ölçüm odası', visibility: 'PUBLIC' };
  const { createRoom } = await host.caller.data(documentOf('CreateRoom'), { input });
  const { path } = createRoom.room as { path: string };
  await host.openBrowser();
  await host.go(path);
  await host.page.getByRole('button', { name: 'Başlat', exact: true }).click();
  await host.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);

  const show = async (name: string, from: number, read: () => Request[]) => {
    let live: number | undefined;
    const look = async () => {
      await Promise.all([host.take(), guest.take()]);
      live = togetherFrom(guest.recorded, host.recorded, from);
      return live !== undefined;
    };
    await waitFor(`${name}: the live picture`, 20_000, look, 300);
    const moved = (movedAt(guest.recorded, from) ?? Infinity) - from;
    const requests = read()
      .map((request) => ({ ...request, from: request.from - from, to: request.to - from }))
      .filter(({ from: at }) => at > -50 && at < (live ?? Infinity) - from);
    console.log(
      `\n${name}: first picture after ${Math.round(moved)} ms, live after ${Math.round((live ?? 0) - from)} ms`,
    );
    const line = ({ name: what, from: at, to, isCached }: Request) =>
      `  ${String(Math.round(at)).padStart(6)} → ${String(Math.round(to)).padStart(6)}  ${what}${isCached ? ' (cache)' : ''}`;
    for (const request of requests) console.log(line(request));
    const events = guest.recorded.events.filter(([at]) => at >= from && at <= (live ?? Infinity));
    console.log(`  events: ${events.map(([at, what]) => `${Math.round(at - from)} ${what}`).join(', ')}`);
    const chain = chainOf(requests, moved);
    console.log(`  chain of ${chain.length}:\n${chain.map(line).join('\n')}`);
  };

  await guest.openBrowser();
  await guest.go(path);
  const entrance = guest.page.getByRole('button', { name: 'Odaya gir' });
  await entrance.waitFor();
  await delay(3_000);
  const joining = await watchRequests(guest.page);
  const before = truth();
  await entrance.click();
  await guest.take();
  await show('a join', eventAfter(guest.recorded, before, 'click') ?? before, joining);
  await delay(3_000);
  await guest.kill();
  await delay(1_000);
  await guest.openBrowser();
  const returning = await watchRequests(guest.page);
  await show('a killed browser', await guest.go(path), returning);
} finally {
  await Promise.allSettled(members.map((member) => member.close()));
  await site.stop();
}
process.exit(0);

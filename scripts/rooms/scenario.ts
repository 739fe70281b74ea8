import { setTimeout as delay } from 'node:timers/promises';
import { documentOf } from '../site/documents.ts';
import { waitFor } from '../lib/wait.ts';
import { watchCpu, type Cpu } from './cpu.ts';
import { eventAfter, togetherFrom } from './figures.ts';
import { truth, type Member } from './member.ts';

/** A part of the run: when, and how busy the machine was. */
export interface Part {
  from: number;
  to: number;
  cpu: Cpu;
}

interface Command {
  by: Member;
  kind: 'pause' | 'play' | 'seek';
  pressed: number;
}

interface Entry {
  by: Member;
  word: string;
  pressed: number;
}

/** The actions of a run, with times of the true clock. */
export interface Run {
  parts: Record<string, Part>;
  commands: Command[];
  entries: Entry[];
  /** When a member pressed the entrance's button, and was in the live picture. */
  joins: { by: Member; from: number; to: number | undefined }[];
  /** When a member's line was back, and frames and picture were. */
  reconnects: { by: Member; from: number; to: number | undefined }[];
  /** The killed browser: from its new navigation to the live picture. */
  kills: { by: Member; from: number; to: number | undefined }[];
}

export interface Amount {
  minuteMs: number;
  joins: number;
  commands: number;
  reconnects: number;
  entries: number;
  kills: number;
}

const PATIENCE_MS = 20_000;
/** The episode is five minutes long. Before its end comes near, the host goes back to the start. */
const STEPS_A_TURN = { joins: 10, commands: 8, kills: 8 };
const takeAll = (members: readonly Member[]) => Promise.all(members.map((member) => member.take()));

/** Plays the whole scenario in one room; the first member is its host. */
export const play = async (members: readonly Member[], episodeId: string, amount: Amount): Promise<Run> => {
  const [host, ...guests] = members;
  if (!host) throw new Error('nobody is there');
  const run: Run = { parts: {}, commands: [], entries: [], joins: [], reconnects: [], kills: [] };
  const part = async (name: string, work: () => Promise<void>) => {
    console.log(`› ${name}`);
    const [from, cpu] = [truth(), watchCpu()];
    await work();
    await takeAll(members);
    run.parts[name] = { from, to: truth(), cpu: cpu() };
  };
  const { createRoom } = await host.caller.data(documentOf('CreateRoom'), {
    input: { episodeId, title: 'Ölçüm odası', visibility: 'PUBLIC' },
  });
  const { code, path } = createRoom.room as { code: string; path: string };

  /** Waits until a picture plays beside the host's. */
  const together = async (member: Member, from: number, isLive = false): Promise<number | undefined> => {
    let found: number | undefined;
    const look = async () => {
      await takeAll([member, host]);
      found = togetherFrom(member.recorded, host.recorded, from, { isLive });
      return found !== undefined;
    };
    await waitFor(`${member.conditions.name} beside the host`, PATIENCE_MS, look, 300).catch(() => undefined);
    return found;
  };
  /** The time of a press that the page has recorded after a moment. */
  const pressed = async (by: Member, from: number, event: string): Promise<number> => {
    await by.take();
    const at = eventAfter(by.recorded, from, event);
    if (at === undefined) throw new Error(`${by.conditions.name} did not record ${event}`);
    return at;
  };
  const clickEnter = async (member: Member): Promise<number> => {
    const from = truth();
    await member.page.getByRole('button', { name: 'Odaya gir' }).click();
    return pressed(member, from, 'click');
  };
  const seekToStart = async () => {
    const { room } = await host.caller.data(documentOf('Room'), { code });
    const input = { code, epoch: room.epoch, kind: 'SEEK', positionMs: 5_000, episodeId };
    await host.caller.data(documentOf('ControlRoom'), { input });
    await delay(5_000);
  };

  await host.openBrowser();
  await host.go(path);
  const start = host.page.getByRole('button', { name: 'Başlat', exact: true });
  await start.click({ timeout: PATIENCE_MS });
  await host.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
  for (const guest of guests) await guest.openBrowser();

  await part('joins', async () => {
    for (let n = 0; n < amount.joins; n += 1) {
      const by = guests[n % guests.length];
      if (!by) return;
      if (n > 0 && n % STEPS_A_TURN.joins === 0) await seekToStart();
      if (n >= guests.length) {
        await by.closePage();
        await by.caller.data(documentOf('LeaveRoom'), { code });
        await by.openPage();
      }
      await by.go(path);
      await by.page.getByRole('button', { name: 'Odaya gir' }).waitFor({ timeout: PATIENCE_MS });
      // The page prepares while a person reads it, so that time is not part of the join.
      await delay(2_000);
      const from = await clickEnter(by);
      run.joins.push({ by, from, to: await together(by, from) });
      await delay(1_000);
    }
  });
  for (const guest of guests) await together(guest, truth());
  await seekToStart();
  await part('minute', () => delay(amount.minuteMs));
  await part('commands', async () => {
    for (let n = 0; n < amount.commands; n += 1) {
      if (n > 0 && n % STEPS_A_TURN.commands === 0) await seekToStart();
      const by = members[n % members.length] ?? host;
      for (const [kind, key, waitMs] of [
        ['pause', 'k', 2_500],
        ['play', 'k', 3_500],
        ['seek', 'l', 3_000],
      ] as const) {
        const from = truth();
        await by.press(key);
        await delay(waitMs);
        run.commands.push({ by, kind, pressed: await pressed(by, from, `key:${key}`) });
      }
    }
  });
  await seekToStart();
  await part('chat', async () => {
    for (let n = 0; n < amount.entries; n += 1) {
      const by = members[n % members.length] ?? host;
      const word = `söz-${n}-${crypto.randomUUID().slice(0, 8)}`;
      const field = by.page.getByRole('textbox', { name: 'Odaya yaz' });
      await field.fill(word);
      const from = truth();
      await field.press('Enter');
      await delay(1_500);
      run.entries.push({ by, word, pressed: await pressed(by, from, 'key:Enter') });
    }
  });
  await part('reconnects', async () => {
    for (let n = 0; n < amount.reconnects; n += 1) {
      const by = guests[n % guests.length];
      if (!by) return;
      by.line.cut();
      await delay(2_000);
      const from = truth();
      by.line.restore();
      run.reconnects.push({ by, from, to: await together(by, from, true) });
      await delay(1_000);
    }
  });
  await part('kill', async () => {
    const [by] = guests;
    if (!by) return;
    for (let n = 0; n < amount.kills; n += 1) {
      if (n % STEPS_A_TURN.kills === 0) await seekToStart();
      await by.kill();
      await delay(2_000);
      await by.openBrowser();
      const from = await by.go(path);
      run.kills.push({ by, from, to: await together(by, from) });
      await delay(2_000);
    }
  });
  return run;
};

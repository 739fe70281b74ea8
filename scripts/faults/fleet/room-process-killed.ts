import { waitFor } from '../../lib/wait.ts';
import type { Door, Member } from '../lib/door.ts';
import { moveStillRoom, openStillRoom, type StillRoom } from '../lib/still-room.ts';
import type { FleetSite, Scenario } from './fleet-site.ts';

/** Product-rules, Rooms. */
const PROMISED_MS = 5_000;
const PATIENCE_MS = 20_000;
const BEAT_MS = 1_500;

export const roomProcessKilled: Scenario = {
  name: "the rooms' process killed",
  says: 'the process that keeps the rooms is killed: commands go on through another one, and a host who is lost at the same moment is replaced, both within 5 s',
  async run(site, { long, say }) {
    const findings: string[] = [];
    const facts: string[] = [];
    const [one, other] = site.logins as [Login, Login];
    const [host, guest] = [await site.door.signIn(one), await site.door.signIn(other)];
    const [episode = ''] = await site.door.episodes();
    for (let round = 0; round < (long ? 3 : 1); round += 1) {
      const room = await openStillRoom(site.door, host, episode, 0);
      await site.door.call(guest, 'JoinRoom', { code: room.code });
      const stopBeats = beats(site.door, guest, room.code);
      try {
        await beat(site.door, host, room.code);
        const replica = await keeperOf(site);
        const began = performance.now();
        await site.fleet.kill('messaging', replica);
        await waitFor('a command', PATIENCE_MS, () => moves(site.door, guest, room));
        const commandMs = performance.now() - began;
        await waitFor('a new host', PATIENCE_MS, () => isHost(site.door, guest, room.code), 50);
        const hostMs = performance.now() - began;
        if (commandMs > PROMISED_MS) findings.push(`the first command after ${Math.round(commandMs)} ms`);
        if (hostMs > PROMISED_MS) findings.push(`the new host after ${Math.round(hostMs)} ms`);
        const next = await keeperOf(site);
        if (next === replica) findings.push('the killed process still holds the lease');
        const fact = `messaging-${replica} killed: command after ${Math.round(commandMs)} ms, new host after ${Math.round(hostMs)} ms`;
        say(fact);
        facts.push(fact);
        await site.fleet.start('messaging', replica);
      } finally {
        await stopBeats();
      }
    }
    return { findings, facts: facts.join('; ') };
  },
};

type Login = { username: string; password: string };

const beat = (door: Door, member: Member, code: string) =>
  door.call(member, 'BeatRoom', {
    input: { code, activity: 'PAUSED', offsetMs: 0, roundTripMs: 20 },
  });

/** Heartbeats of a member's page until the returned function is called. */
const beats = (door: Door, member: Member, code: string) => {
  let sending: Promise<unknown> = Promise.resolve();
  const send = () => {
    // A page also sends the next one when one fails.
    sending = beat(door, member, code).catch(() => undefined);
  };
  send();
  const timer = setInterval(send, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await sending;
  };
};

/** The replica that holds the lease of the rooms. */
const keeperOf = async ({ tables, fleet }: FleetSite): Promise<number> => {
  const [lease] = await tables.query('messaging', `SELECT holder FROM lease WHERE name = 'job keep-rooms'`);
  const pid = Number(String(lease?.holder).split(' ').at(-1));
  const found = fleet.processes.find((process) => process.name === 'messaging' && process.pid === pid);
  if (!found) throw new Error(`no replica of messaging holds the lease of the rooms: ${lease?.holder}`);
  return found.replica;
};

/** Whether a command is accepted. */
const moves = (door: Door, member: Member, room: StillRoom) =>
  moveStillRoom(door, member, room, 60_000).then(
    () => true,
    () => false,
  );

const isHost = async (door: Door, member: Member, code: string): Promise<boolean> => {
  const read = await door.call(member, 'Room', { code }).catch(() => undefined);
  return read?.room.hostId === member.id;
};

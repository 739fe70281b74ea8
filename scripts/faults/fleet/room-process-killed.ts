import { waitFor } from '../../lib/wait.ts';
import type { SiteClient, Member } from '../lib/site-client.ts';
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
    const [host, guest] = [await site.client.signIn(one), await site.client.signIn(other)];
    const [episode = ''] = await site.client.episodes();
    for (let round = 0; round < (long ? 3 : 1); round += 1) {
      const room = await openStillRoom(site.client, host, episode, 0);
      await site.client.call(guest, 'JoinRoom', { code: room.code });
      const stopBeats = beats(site.client, guest, room.code);
      try {
        await beat(site.client, host, room.code);
        const replica = await keeperOf(site);
        const began = performance.now();
        await site.fleet.kill('messaging', replica);
        await waitFor('a command', PATIENCE_MS, () => moves(site.client, guest, room));
        const commandMs = performance.now() - began;
        await waitFor('a new host', PATIENCE_MS, () => isHost(site.client, guest, room.code), 50);
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

const beat = (client: SiteClient, member: Member, code: string) =>
  client.call(member, 'BeatRoom', {
    input: { code, activity: 'PAUSED', offsetMs: 0, roundTripMs: 20 },
  });

/** Heartbeats of a member's page until the returned function is called. */
const beats = (client: SiteClient, member: Member, code: string) => {
  let sending: Promise<unknown> = Promise.resolve();
  const send = () => {
    // A page also sends the next one when one fails.
    sending = beat(client, member, code).catch(() => undefined);
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
const moves = (client: SiteClient, member: Member, room: StillRoom) =>
  moveStillRoom(client, member, room, 60_000).then(
    () => true,
    () => false,
  );

const isHost = async (client: SiteClient, member: Member, code: string): Promise<boolean> => {
  const read = await client.call(member, 'Room', { code }).catch(() => undefined);
  return read?.room.hostId === member.id;
};

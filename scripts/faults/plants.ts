import type { find } from './lib/verdict.ts';

/**
 * Bugs that the crash checker must find, as changes of the built code, like careless edits. A bug with a time window
 * contains a pause, so that a kill hits the window.
 */
export interface Edit {
  /** the built file, below the repository's root */
  module: string;
  /** occurs exactly once in it */
  find: string;
  replace: string;
}

export interface Plant {
  name: string;
  says: string;
  /** the required finding, also one of another kind of write; others are allowed too */
  finds: keyof ReturnType<typeof find> | `${string}Lost`;
  edits: Edit[];
  /** needs its own site, because it changes a table */
  fresh?: boolean;
}

const OUTBOX = 'services/kit/dist/events/outbox.js';
const RELAY = 'services/kit/dist/events/relay.js';
const CONSUMER = 'services/kit/dist/events/consumer.js';
const UNIT_OF_WORK = 'services/kit/dist/store/unit-of-work.js';
const NOTIFICATIONS = 'services/notifications/dist';
const REMOVE_TITLES = 'services/catalogue/dist/app/remove-demo-titles.js';

const pause = (ms: number) => `await new Promise((resolve) => setTimeout(resolve, ${ms}));`;

const ONCE = 'const done = isKeyed(call) && !claimed ? await earlier(manager, call) : await work();';

export const plants: Plant[] = [
  {
    name: 'publish-before-commit',
    says: 'an event goes to the bus within the transaction, before its change is kept',
    finds: 'notifiedPhantom',
    edits: [
      {
        module: 'services/kit/dist/service/create-service.js',
        find: 'const wake = () => relay.wake();',
        replace:
          'const wake = Object.assign(() => relay.wake(), { publish: (events) => platform.bus.publish(events) });',
      },
      {
        module: OUTBOX,
        find: 'await addRows.run(this.unitOfWork, [',
        replace: `await this.wakeRelay.publish(records); ${pause(80)} await addRows.run(this.unitOfWork, [`,
      },
    ],
  },
  {
    name: 'answer-before-commit',
    says: 'a write is answered while its transaction is still open',
    finds: 'positionLost',
    edits: [
      {
        module: UNIT_OF_WORK,
        find: 'const result = await this.transaction(',
        replace:
          'let answer; const early = new Promise((resolve) => { answer = resolve; }); const late = this.transaction(',
      },
      {
        module: UNIT_OF_WORK,
        find: ONCE,
        replace: `${ONCE} answer(done); ${pause(150)}`,
      },
      {
        module: UNIT_OF_WORK,
        find: 'for (const done of afterCommit)',
        replace:
          'late.catch(() => undefined); const result = await Promise.race([early, late]); for (const done of afterCommit)',
      },
    ],
  },
  {
    name: 'mark-before-send',
    says: 'an outbox row is marked as published before it is sent',
    finds: 'notNotified',
    edits: [
      {
        module: RELAY,
        find: 'await publishTraced(',
        replace: `await client.query('UPDATE outbox SET published_at = now() WHERE id = ANY($1::uuid[])', [rows.map(({ id }) => id)]);
        ${pause(150)} await publishTraced(`,
      },
    ],
  },
  {
    name: 'acknowledge-before-effect',
    says: 'a delivery is acknowledged before its effect is kept',
    finds: 'notNotified',
    edits: [
      {
        module: CONSUMER,
        find: 'await this.apply(events, { parkBehind: true, inInbox });',
        replace:
          'setTimeout(() => this.apply(events, { parkBehind: true, inInbox }).catch(() => undefined), 200);',
      },
    ],
  },
  {
    name: 'nothing-against-repeats',
    says: 'inbox, version check and unique key are switched off together',
    finds: 'notifiedTwice',
    fresh: true,
    edits: [
      { module: CONSUMER, find: 'newer.has(keyOf(event)) && ', replace: '' },
      {
        module: `${NOTIFICATIONS}/adapters/store/migrations/1763700000000-notifications.js`,
        find: 'UNIQUE (member_id, cause_id)',
        replace: 'CHECK (true)',
      },
      {
        module: `${NOTIFICATIONS}/adapters/store/notification-store.js`,
        find: 'ON CONFLICT (member_id, cause_id)',
        replace: 'ON CONFLICT (id)',
      },
      {
        module: `${NOTIFICATIONS}/app/ids.js`,
        find: 'uuidv5(`${memberId}:${causeId}`, NOTIFICATIONS)',
        replace: 'crypto.randomUUID()',
      },
    ],
  },
  {
    name: 'forget-the-key',
    says: 'a repeated write is done again',
    finds: 'doubled',
    edits: [
      { module: UNIT_OF_WORK, find: ONCE, replace: 'const done = await work();' },
      {
        module: UNIT_OF_WORK,
        find: 'for (const done of afterCommit)',
        replace: `${pause(80)} for (const done of afterCommit)`,
      },
    ],
  },
  {
    name: 'forget-a-removal',
    says: 'the other services do not learn that a title is removed',
    finds: 'titleRemovalLost',
    edits: [
      { module: REMOVE_TITLES, find: 'await events.titlesRemoved(gone.titles);', replace: ';' },
      { module: REMOVE_TITLES, find: 'await events.episodesRemoved(gone.episodes);', replace: ';' },
    ],
  },
  {
    name: 'forget-an-erasure',
    says: 'the other services do not learn that a member is erased',
    finds: 'memberRemovalLost',
    edits: [
      {
        module: 'services/accounts/dist/app/erase-members.js',
        find: 'await events.membersRemoved(members);',
        replace: ';',
      },
    ],
  },
];

/** Bugs that appear only in a fleet; `run.ts --plant NAME --only FAULT` of the fleet must fail. */
export const fleetPlants: Omit<Plant, 'finds'>[] = [
  {
    name: 'never-send-again',
    says: 'a relay that finds another Kafka does not send again what the old one had',
    edits: [{ module: RELAY, find: 'await this.markUnpublished(client, lease);', replace: ';' }],
  },
];

import { mutantsOf } from './of.ts';

const kit = (layer: string, module: string, test: string) => ({
  layer,
  package: 'services/kit',
  module: `src/${module}`,
  test: `test/${test}`,
});

const consumer = mutantsOf(kit('consumer', 'events/consumer.ts', 'events/consumer.test.ts'), [
  {
    name: 'consumer-forgets-inbox',
    says: 'applies an event that stands in the inbox',
    find: ' WHERE id IN (SELECT event_id FROM kept)',
    replace: '',
    sees: 'knows an event by its id and time, also once its versions are forgotten',
  },
  {
    name: 'consumer-ignores-version',
    says: 'applies a version that is older than the applied one',
    find: 'newer.has(keyOf(event)) && ',
    replace: '',
    sees: 'skips a version that is older than the one applied',
  },
  {
    name: 'consumer-overtakes-parked',
    says: 'applies an event although an earlier one of its key is parked',
    find: 'if (parkBehind &&',
    replace: 'if (false &&',
    sees: 'parks a failing event without any effect, and the later events of its key behind it',
  },
  {
    name: 'consumer-fails-the-batch',
    says: 'parks the first event of a batch in which any fails, and drops the others',
    find: 'if (more.length > 0) for (const one of events) await this.deliverBatch([one], { inInbox });\n      else if (event)',
    replace: 'if (event)',
    sees: 'takes many at once: each applied once, older versions skipped',
  },
  {
    name: 'consumer-joins-what-stands-alone',
    says: 'puts an event that stands alone into a transaction with others',
    find: 'if (one.alone || other.alone) return false;',
    replace: '',
    sees: 'applies an event of a kind that stands alone in a transaction of its own',
  },
  {
    name: 'consumer-parks-on-outage',
    says: 'parks events while the database or a peer is away',
    find: '      if (isOutage(error)) throw error;\n',
    replace: '',
    sees: 'parks nothing on an outage: a peer that is away',
    test: 'test/events/parking.test.ts',
  },
  {
    name: 'consumer-counts-outage-as-try',
    says: 'counts an outage against a parked event',
    find: 'if (isOutage(error)) return false;',
    replace: '',
    sees: 'keeps the tries of a parked event while its database or a peer is away',
    test: 'test/events/parking.test.ts',
  },
]);

const parking = mutantsOf(kit('consumer', 'events/parking.ts', 'events/parking.test.ts'), [
  {
    name: 'parking-makes-every-event-a-head',
    says: 'parks each event of a key as a head',
    find: 'NOT EXISTS (SELECT 1 FROM parked_event WHERE topic = $2 AND key = $3))',
    replace: 'true)',
    sees: 'keeps one head for each key, also where many park at once',
  },
  {
    name: 'parking-loses-the-head',
    says: 'releases an event without giving its key another head',
    find: 'deleteParked.run(this.unitOfWork, [parked.seq]);\n      await this.promoteNext(parked);',
    replace: 'deleteParked.run(this.unitOfWork, [parked.seq]);',
    sees: 'hands the head on when an event is applied and when it is buried',
  },
  {
    name: 'parking-tries-for-ever',
    says: 'never gives an event up',
    find: 'if (delay === undefined) return false;',
    replace: '',
    sees: 'gives a poison event up after five tries, and its key goes on',
    test: 'test/events/consumer.test.ts',
  },
]);

const relay = mutantsOf(kit('relay', 'events/relay.ts', 'events/relay.test.ts'), [
  {
    name: 'relay-sends-newest-first',
    says: 'sends rows in the reverse order',
    find: 'WHERE published_at IS NULL ORDER BY seq LIMIT',
    replace: 'WHERE published_at IS NULL ORDER BY seq DESC LIMIT',
    sees: 'sends rows in their sequence and marks them',
  },
  {
    name: 'relay-marks-before-sending',
    says: 'marks rows as published before the bus has taken them',
    find: 'await publishTraced(',
    replace: 'await this.markPublished(client, lease, rows); await publishTraced(',
    sees: 'keeps rows that the bus refused, in order, until it takes them',
  },
  {
    name: 'relay-marks-without-lease',
    says: 'marks rows although another relay holds the lease',
    find: "if (held === 0) throw new LeaseLost('another relay has taken over');",
    replace: '',
    sees: 'takes over from a relay that cannot renew its lease, whose marks are then refused',
  },
  {
    name: 'relay-takes-no-lease',
    says: 'sends beside another relay of the same database',
    find: "claim('relay')",
    replace: "claim('relay' + Math.random())",
    sees: 'sends each row once when two relays of one database run',
  },
  {
    name: 'relay-keeps-wakes',
    says: 'does not tell the active relay of rows that its own process wrote',
    find: 'if (!lease && toPassOn)',
    replace: 'if (false)',
    sees: 'sends at once what another process wrote',
  },
  {
    name: 'relay-trusts-an-empty-bus',
    says: 'does not send again what a lost cluster had',
    find: 'if (state) await this.markUnpublished(client, lease);',
    replace: '',
    sees: 'sends everything in the outbox again to a bus that came back empty',
  },
  {
    name: 'relay-calls-rest-a-failure',
    says: 'reports a bus that starts or ends as a failure',
    find: ' || error instanceof BusAtRest',
    replace: '',
    sees: 'waits for the bus of a starting or ending process, and reports no failure',
  },
]);

const lane = [
  ...mutantsOf(kit('lane', 'bus/in-process/lane.ts', 'bus/in-process-bus.test.ts'), [
    {
      name: 'lane-goes-on-after-a-refusal',
      says: 'delivers the next event of a key after one that was refused',
      find: 'before.then(',
      replace: 'before.catch(() => undefined).then(',
      sees: 'rejects with the reason of a refusal, and does not deliver the later events of the key',
    },
  ]),
  ...mutantsOf(kit('lane', 'bus/in-process/slots.ts', 'bus/in-process-bus.test.ts'), [
    {
      name: 'slots-without-a-limit',
      says: 'runs more keys at the same time than allowed',
      find: 'if (this.free > 0) this.free--;',
      replace: 'if (true) this.free--;',
      sees: 'no more keys of a group run at the same time than allowed',
    },
  ]),
  ...mutantsOf(kit('lane', 'bus/kafka/partition-lane.ts', 'bus/partition-lane.test.ts'), [
    {
      name: 'partition-lane-commits-past-a-refusal',
      says: 'commits the offset of an event although one before it is not taken',
      find: 'firstLeft === -1 ? round : round.slice(0, firstLeft)',
      replace: 'round',
      sees: 'commits up to the first event that is not taken, whatever was taken behind it',
    },
    {
      name: 'partition-lane-commits-the-last-again',
      says: 'commits the offset of the last event and not the one after it',
      find: 'BigInt(last.offset) + 1n',
      replace: 'BigInt(last.offset)',
      sees: 'offers a refused event again, before the next of its key, and commits behind both',
    },
    {
      name: 'partition-lane-overtakes',
      says: 'offers the next event of a key after one that was not taken',
      find: 'if (!(await this.offer(event))) return;',
      replace: 'void this.offer(event);',
      sees: 'offers a refused event again, before the next of its key, and commits behind both',
    },
    {
      name: 'partition-lane-commits-a-lost-partition',
      says: 'commits although the partition is another member’s now',
      find: 'if (!signal.aborted) await this.commit();',
      replace: 'await this.commit();',
      sees: 'commits nothing of a partition that it has lost',
    },
    {
      name: 'partition-lane-does-not-wait',
      says: 'begins before the lane of the same partition before it has ended',
      find: 'this.#running = after.then(() => undefined);',
      replace: 'this.#running = Promise.resolve();',
      sees: 'begins after the lane of the same partition before it has ended',
    },
  ]),
];

/** Mutants of the layers between an outbox and a consumer's state. */
export const events = [...consumer, ...parking, ...relay, ...lane];

import { topics } from '@seyir/proto';
import { toRecord } from '../../src/events/outbox.js';
import type { EventRecord } from '../../src/ports/event-bus.js';
import { systemIds } from '../../src/time/system-ids.js';

const ids = systemIds();

/** An event with a member's state at a version. */
export const memberEvent = (memberId: string, version: number): EventRecord =>
  toRecord(topics.member, { memberId, username: memberId, version }, { id: ids.next(), time: new Date() });

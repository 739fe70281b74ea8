export { Consumer, type ConsumerObserver } from './consumer.js';
export { OnEvent, OnEvents, type Received } from './on-event.js';
export { currentTrace, Outbox, toRecord } from './outbox.js';
export { retryDelaysMs } from './parking.js';
export { Projections, type SnapshotCall } from './projections.js';
export { Relay, type RelayObserver } from './relay.js';
export { snapshotHandler, topicSnapshot } from './snapshot.js';
export { sweepRows, type Sweep, type SweepStep } from './sweep.js';

import { deserialize } from 'node:v8';
import { parse, stringify } from 'devalue';

/** First byte of what the release before this one wrote: a structured clone in Node's own format. */
const NODES_OWN_FORMAT = 0xff;

/**
 * The answer of a write as its idempotency row keeps it: text that an operator and another Node version can read, with
 * dates, big integers and bytes. Plain data only; throws on instances of classes.
 */
export const storeAnswer = (answer: unknown): Buffer => Buffer.from(stringify(answer));

/** The stored answer, also of the release before this one: rows stand for 24 hours. */
export const readAnswer = (stored: Buffer): unknown =>
  stored[0] === NODES_OWN_FORMAT ? deserialize(stored) : parse(stored.toString());

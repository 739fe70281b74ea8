import { deserialize } from 'node:v8';
import { parse, stringify } from 'devalue';

/** First byte of the previous release's format: a structured clone in Node's own format. */
const NODES_OWN_FORMAT = 0xff;

/**
 * The format of a stored answer: text that an operator and other Node versions can read, with dates, big integers and bytes.
 * Plain data only; throws on class instances.
 */
export const storeAnswer = (answer: unknown): Buffer => Buffer.from(stringify(answer));

/** Reads a stored answer, also one of the previous release: rows are kept for 24 hours. */
export const readAnswer = (stored: Buffer): unknown =>
  stored[0] === NODES_OWN_FORMAT ? deserialize(stored) : parse(stored.toString());

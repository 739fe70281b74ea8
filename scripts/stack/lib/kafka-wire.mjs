import { createConnection } from 'node:net';

const METADATA = 3;

/** @param {string} text */
export const kafkaString = (text) => {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(2);
  length.writeInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * One request of Kafka's own protocol, so that a broker can be asked without a client library.
 * @param {number} port
 * @param {number} api
 * @param {number} version one whose header has no tagged fields
 * @param {Buffer} body
 * @param {number} [timeout] milliseconds
 * @returns {Promise<Buffer>} the answer behind its correlation id
 */
export function kafkaRequest(port, api, version, body, timeout = 2_000) {
  const client = kafkaString('stack');
  const head = Buffer.alloc(12);
  head.writeInt32BE(8 + client.length + body.length, 0);
  head.writeInt16BE(api, 4);
  head.writeInt16BE(version, 6);
  head.writeInt32BE(1, 8);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    let answer = Buffer.alloc(0);
    socket.setTimeout(timeout, () => socket.destroy(new Error('the broker does not answer')));
    socket.once('error', reject).once('close', () => reject(new Error('the broker closed the connection')));
    socket.on('data', (data) => {
      answer = Buffer.concat([answer, data]);
      if (answer.length < 4 || answer.length < 4 + answer.readInt32BE(0)) return;
      resolve(answer.subarray(8, 4 + answer.readInt32BE(0)));
      socket.destroy();
    });
    socket.write(Buffer.concat([head, client, body]));
  });
}

/**
 * What the broker says about its cluster. It answers only once it takes requests of clients.
 * @param {number} port
 * @param {string[]} [topics] asked for
 * @param {boolean} [create] let the broker create them, if it does so by itself
 * @returns {Promise<{ clusterId: string, brokers: { host: string, port: number }[], topics: { name: string, error: number }[] }>}
 */
export async function kafkaMetadata(port, topics = [], create = false) {
  const count = Buffer.alloc(4);
  count.writeInt32BE(topics.length);
  const answer = await kafkaRequest(
    port,
    METADATA,
    4,
    Buffer.concat([count, ...topics.map(kafkaString), Buffer.from([create ? 1 : 0])]),
  );
  const read = reader(answer);
  read.int32(); // throttle time
  const brokers = read.list(() => {
    read.int32();
    const broker = { host: read.string(), port: read.int32() };
    read.string();
    return broker;
  });
  const clusterId = read.string();
  read.int32(); // controller
  const found = read.list(() => {
    const error = read.int16();
    const name = read.string();
    read.int8();
    read.list(() => {
      read.int16();
      read.int32();
      read.int32();
      return [read.list(read.int32), read.list(read.int32)];
    });
    return { name, error };
  });
  return { clusterId, brokers, topics: found };
}

/** @param {Buffer} bytes */
export function reader(bytes) {
  let at = 0;
  const int8 = () => bytes.readInt8((at += 1) - 1);
  const int16 = () => bytes.readInt16BE((at += 2) - 2);
  const int32 = () => bytes.readInt32BE((at += 4) - 4);
  const string = () => {
    const length = Math.max(0, int16());
    return bytes.toString('utf8', at, (at += length));
  };
  /**
   * @template T
   * @param {() => T} item
   * @returns {T[]}
   */
  const list = (item) => Array.from({ length: Math.max(0, int32()) }, item);
  return { int8, int16, int32, string, list };
}

import { createConnection } from 'node:net';

const METADATA = 3;

export const kafkaString = (text: string) => {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(2);
  length.writeInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * A request in Kafka's own protocol, without a client library.
 * @param version one whose header has no tagged fields
 * @param timeout milliseconds
 * @returns the answer after its correlation id
 */
export function kafkaRequest(
  port: number,
  api: number,
  version: number,
  body: Buffer,
  timeout: number = 2_000,
): Promise<Buffer> {
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
 * The broker's cluster metadata. It answers only once it accepts client requests.
 * @param topics requested
 * @param create lets the broker create them, if it creates topics automatically
 */
export async function kafkaMetadata(
  port: number,
  topics: string[] = [],
  create: boolean = false,
): Promise<{
  clusterId: string;
  brokers: { host: string; port: number }[];
  topics: { name: string; error: number }[];
}> {
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

export function reader(bytes: Buffer) {
  let at = 0;
  const int8 = () => bytes.readInt8((at += 1) - 1);
  const int16 = () => bytes.readInt16BE((at += 2) - 2);
  const int32 = () => bytes.readInt32BE((at += 4) - 4);
  const string = () => {
    const length = Math.max(0, int16());
    return bytes.toString('utf8', at, (at += length));
  };
  const list = <T>(item: () => T): T[] => Array.from({ length: Math.max(0, int32()) }, item);
  return { int8, int16, int32, string, list };
}

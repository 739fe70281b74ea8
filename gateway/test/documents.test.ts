import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { createDocuments } from '../src/graphql/documents.js';
import { createSchema } from '../src/graphql/schema.js';

const MB = 1024 * 1024;

it('keeps nothing of the documents that it refuses, however long they are', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const { assertTrusted } = createDocuments(createSchema(), ['{ viewer { id } }']);
  const refuse = (n: number) =>
    expect(() => assertTrusted(Buffer.alloc(MB / 2, `{ a${n} }`).toString())).toThrow('not trusted');
  refuse(0);
  const before = used();
  for (let n = 1; n <= 100; n += 1) refuse(n);
  // What a Buffer stood on is given back by a thread of its own, some time after the collection.
  await eventually(() => expect(used() - before).toBeLessThan(20 * MB), 20_000);
});

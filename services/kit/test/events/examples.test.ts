import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  createFileRegistry,
  fromBinary,
  fromJson,
  toBinary,
  toJson,
  type DescMessage,
  type JsonObject,
} from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { allTopics } from '@seyir/proto';

const proto = join(import.meta.dirname, '../../../../proto');
const released = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, readFileSync(join(proto, 'released.binpb'))),
);

const example = (topic: string) =>
  JSON.parse(readFileSync(join(proto, 'examples', `${topic}.json`), 'utf8')) as JsonObject;

const written = (schema: DescMessage, json: JsonObject) =>
  toBinary(schema, fromJson(schema, json, { ignoreUnknownFields: true }));
const read = (schema: DescMessage, bytes: Uint8Array) =>
  toJson(schema, fromBinary(schema, bytes)) as JsonObject;

describe('an event of proto/examples', () => {
  it('exists for each topic', () => {
    const files = readdirSync(join(proto, 'examples')).sort();
    expect(files).toEqual(allTopics.map(({ name }) => `${name}.json`).sort());
  });

  for (const { name, message } of allTopics) {
    it(`${name} sets each field, and JSON and binary agree`, () => {
      const json = example(name);
      expect(Object.keys(json).sort()).toEqual(message.fields.map(({ jsonName }) => jsonName).sort());
      expect(toJson(message, fromJson(message, json))).toEqual(json);
    });

    const before = released.getMessage(message.typeName);
    if (before)
      it(`${name} is read the same by the last release and by this one, whichever wrote it`, () => {
        const known = new Set(before.fields.map(({ jsonName }) => jsonName));
        const json = Object.fromEntries(Object.entries(example(name)).filter(([field]) => known.has(field)));
        expect(read(message, written(before, json))).toEqual(json);
        expect(read(before, written(message, json))).toEqual(json);
      });
  }
});

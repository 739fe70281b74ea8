import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { ApolloClient } from '@apollo/client';
import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { readError } from '../../lib/graphql-error.js';
import { SignInBroker } from '../../lib/sign-in-broker.js';
import { clientOf } from '../../testing/render.js';
import { sessionLink } from './session-link.js';

const file = path.join(import.meta.dirname, '../../generated/documents.json');
const documents = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
const writes = documents
  .map((text) => parse(text))
  .filter((document) => operationOf(document)?.operation === OperationTypeNode.MUTATION);

/** The site's client with a broker that simulates the dialog, and a gateway that requires a session for each write. */
function open(signsIn: boolean, memberId: string | null) {
  const broker = new SignInBroker();
  broker.viewerIs(memberId);
  let session = memberId;
  const asked: string[] = [];
  const done: string[] = [];
  broker.serve({
    ask: (_, answer) => {
      asked.push('dialog');
      if (signsIn) broker.viewerIs((session = 'm1'));
      answer(signsIn);
    },
    ended: () => undefined,
  });
  const client = clientOf((name) => {
    if (session === null)
      return {
        data: null,
        errors: [{ message: 'Bunun için giriş yapmalısın.', extensions: { code: 'NO_SESSION' } }],
      };
    done.push(name);
    return { data: { written: name } };
  }, sessionLink(broker));
  return { client, asked, done };
}

const write = (client: ApolloClient, mutation: DocumentNode) =>
  client.mutate({ mutation, fetchPolicy: 'no-cache' });

test('U-02 each write of the site is refused for a visitor who declines to sign in, with the text of the server', async () => {
  expect(writes.length).toBeGreaterThan(50);
  const { client, asked, done } = open(false, null);
  for (const mutation of writes) {
    const failure = await write(client, mutation).then(
      () => undefined,
      (error: unknown) => readError(error),
    );
    expect(failure).toMatchObject({ code: 'NO_SESSION', message: 'Bunun için giriş yapmalısın.' });
  }
  expect(asked).toHaveLength(writes.length);
  expect(done).toEqual([]);
});

test('U-02 each write of the site is sent for a member, without a dialog', async () => {
  const { client, asked, done } = open(false, 'm1');
  for (const mutation of writes) await write(client, mutation);
  expect(asked).toEqual([]);
  expect(done).toEqual(writes.map((document) => operationOf(document)?.name?.value));
});

test('U-02 a write that was refused for lack of a session is sent once the visitor has signed in', async () => {
  for (const mutation of writes.slice(0, 3)) {
    const { client, asked, done } = open(true, null);
    const name = operationOf(mutation)?.name?.value;
    expect((await write(client, mutation)).data).toEqual({ written: name });
    expect(asked).toHaveLength(1);
    expect(done).toEqual([name]);
  }
});

import { expect, test } from '@jest/globals';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { gatewayLink } from '../testing/render.js';
import { ViewerChanged } from './graphql-error.js';
import { queueLink } from './queue-link.js';
import { SignInBroker } from './sign-in-broker.js';

const Mark = gql`
  mutation Mark($id: ID!) {
    mark(id: $id)
  }
`;

/** A member's broker, and a client whose first mutation is not answered until `release` is called. */
function queueOf(memberId: string) {
  const broker = new SignInBroker();
  broker.viewerIs(memberId);
  const sent: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const gateway = gatewayLink(async (_name, { id }) => {
    sent.push(id);
    if (id === 'first') await first.promise;
    return { data: { mark: true } };
  });
  const client = new ApolloClient({ link: queueLink(broker).concat(gateway), cache: new InMemoryCache() });
  const mark = (id: string) =>
    client.mutate({ mutation: Mark, variables: { id }, context: { queue: 'marks' } });
  return { broker, sent, mark, release: first.resolve };
}

test('mutations of one queue go out one after the other', async () => {
  const { sent, mark, release } = queueOf('a');
  const both = [mark('first'), mark('second')];
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['first']);
  release();
  await Promise.all(both);
  expect(sent).toEqual(['first', 'second']);
});

test.each([
  ['another member', 'b'],
  ['a visitor', null],
])('a queued mutation of a member is not sent after %s has taken over the page', async (_, next) => {
  const { broker, sent, mark, release } = queueOf('a');
  const first = mark('first');
  const second = mark('second').catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve));
  broker.viewerIs(next);
  release();
  await first;
  expect(await second).toBeInstanceOf(ViewerChanged);
  expect(sent).toEqual(['first']);
});

test('a queued mutation is sent after its member has signed in again', async () => {
  const { broker, sent, mark, release } = queueOf('a');
  const both = [mark('first'), mark('second')];
  await new Promise((resolve) => setTimeout(resolve));
  broker.viewerIs(null);
  broker.viewerIs('a');
  release();
  await Promise.all(both);
  expect(sent).toEqual(['first', 'second']);
});

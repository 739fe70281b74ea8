import { expect, test } from '@jest/globals';
import { SignInBroker } from './sign-in-broker.js';

test('one dialog answers all callers while it is open, and the next call opens another', async () => {
  const broker = new SignInBroker();
  const asked: { reason: string | undefined; done: (signedIn: boolean) => void }[] = [];
  broker.serve({ ask: (reason, done) => asked.push({ reason, done }), ended: () => undefined });
  const both = Promise.all([broker.ask('Yorum yazmak için giriş yap.'), broker.ask()]);
  expect(asked.map(({ reason }) => reason)).toEqual(['Yorum yazmak için giriş yap.']);
  asked[0]?.done(true);
  expect(await both).toEqual([true, true]);
  const third = broker.ask();
  expect(asked).toHaveLength(2);
  asked[1]?.done(false);
  expect(await third).toBe(false);
});

test('a call fails if no dialog is registered', async () => {
  const broker = new SignInBroker();
  expect(await broker.ask()).toBe(false);
  const stop = broker.serve({ ask: (_reason, done) => done(true), ended: () => undefined });
  stop();
  expect(await broker.ask()).toBe(false);
});

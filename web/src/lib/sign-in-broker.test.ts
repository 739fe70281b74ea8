import { expect, test } from '@jest/globals';
import { SignInDesk } from './sign-in-desk.js';

test('one dialog answers all callers while it is open, and the next call opens another', async () => {
  const desk = new SignInDesk();
  const asked: { reason: string | undefined; done: (signedIn: boolean) => void }[] = [];
  desk.serve({ ask: (reason, done) => asked.push({ reason, done }), ended: () => undefined });
  const both = Promise.all([desk.ask('Yorum yazmak için giriş yap.'), desk.ask()]);
  expect(asked.map(({ reason }) => reason)).toEqual(['Yorum yazmak için giriş yap.']);
  asked[0]?.done(true);
  expect(await both).toEqual([true, true]);
  const third = desk.ask();
  expect(asked).toHaveLength(2);
  asked[1]?.done(false);
  expect(await third).toBe(false);
});

test('a call fails if no dialog is registered', async () => {
  const desk = new SignInDesk();
  expect(await desk.ask()).toBe(false);
  const stop = desk.serve({ ask: (_reason, done) => done(true), ended: () => undefined });
  stop();
  expect(await desk.ask()).toBe(false);
});

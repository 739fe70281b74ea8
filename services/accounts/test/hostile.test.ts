import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DomainError } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import { aMember, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
});
afterAll(() => running.close());

const texts = ['a\0b', "'; DROP TABLE member; --", '%', '\u202e', 'İ'.repeat(200), 'x'.repeat(100_000)];

/** Passes if bad input gets a known code or an empty answer, never INTERNAL. */
const answers = async (call: Promise<unknown>): Promise<void> => {
  const code = await call.then(
    () => 'OK',
    (error: DomainError) => error.code,
  );
  expect(['OK', 'NOT_FOUND', 'BAD_INPUT', 'INVALID_CREDENTIALS', 'LINK_EXPIRED', 'SLOW_DOWN']).toContain(
    code,
  );
};

it.each(texts)('accepts hostile text: %#', async (text) => {
  const { visitor, importer } = running;
  await answers(visitor.signIn({ login: text, password: 'x', address: text, userAgent: text }));
  await answers(visitor.signIn({ login: 'x', password: text }));
  await answers(visitor.signOut({ token: text }));
  await answers(visitor.getSession({ token: text }));
  await answers(visitor.getMembers({ ids: [text] }));
  await answers(visitor.getMemberByUsername({ username: text }));
  for (const field of ['username', 'email', 'password', 'name', 'address']) {
    const given = { username: 'hasan_k', email: 'hasan@posta.example', password: 'uzun bir parola' };
    await answers(visitor.register({ ...given, [field]: text }));
  }
  await answers(visitor.sendActivation({ email: text }));
  await answers(visitor.getActivation({ token: text, browser: text }));
  await answers(visitor.activate({ token: text, browser: text, password: text, userAgent: text }));
  await answers(visitor.requestPasswordReset({ email: text }));
  await answers(visitor.changePasswordByToken({ token: text, password: 'uzun bir parola' }));
  for (const field of ['id', 'username', 'name', 'email', 'password', 'avatar', 'about', 'country'])
    await answers(importer.importMembers({ members: [aMember(1, { [field]: text })] }));
  await answers(importer.importMembers({ members: [aMember(1, { roles: [99 as never] })] }));
  await answers(
    running.bench.serviceClient(AccountsService, 'comments').snapshot({ topic: text, cursor: text }),
  );
});

it('accepts a user agent that the database cannot store', async () => {
  await running.importer.importMembers({ members: [aMember(2)] });
  await answers(
    running.visitor.signIn({ login: 'uye.2', password: 'uzun-parola-2', userAgent: 'Mozilla\0/5.0' }),
  );
});

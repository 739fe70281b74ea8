import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDataSource, systemClock, UnitOfWork } from '@seyir/kit';
import { entities } from '../src/adapters/store/entities/index.js';
import { argon2Hasher } from '../src/adapters/identity/argon2-hasher.js';
import { LocalIdentity } from '../src/adapters/identity/local-identity.js';
import { SqlPasswordStore } from '../src/adapters/store/password-store.js';
import { SqlRegistrations } from '../src/adapters/store/registration-store.js';
import type { PasswordHasher, PasswordStore, Proof } from '../src/app/ports.js';
import { describeIdentity } from './contracts/identity.contract.js';
import { aMember, memberId, passwordOf, startAccounts, type Running } from './fixtures.js';

let running: Running;
let source: ReturnType<typeof createDataSource>;
let passwords: PasswordStore;
let registrations: SqlRegistrations;
let next = 0;
beforeAll(async () => {
  running = await startAccounts();
  source = await createDataSource(await running.bench.databaseUrl('accounts'), { entities }).initialize();
  passwords = new SqlPasswordStore(new UnitOfWork(source));
  registrations = new SqlRegistrations(new UnitOfWork(source));
});
afterAll(async () => {
  await source.destroy();
  await running.close();
});

const password = (login: string, secret: string): Proof => ({ kind: 'password', login, password: secret });

describeIdentity('local', async () => {
  const n = ++next;
  await running.importer.importMembers({ members: [aMember(n)] });
  return {
    identity: new LocalIdentity(passwords, argon2Hasher(), registrations, systemClock()),
    memberId: memberId(n),
    right: (kind) =>
      kind === 'password' ? password(`uye.${n}`, passwordOf(n)) : { kind, ticket: 'of another house' },
    wrong: () => password(`uye.${n}`, 'yanlış parola'),
    unknown: () => password(`kimse.${n}`, 'yanlış parola'),
  };
});

/** Counts the operations of a sign-in. */
const counted = () => {
  const work = { finds: 0, hashes: 0, verifications: [] as string[] };
  const real = argon2Hasher();
  const hasher: PasswordHasher = {
    hash(secret, like) {
      work.hashes++;
      return real.hash(secret, like);
    },
    verify(hash, secret) {
      work.verifications.push(hash);
      return real.verify(hash, secret);
    },
  };
  const store: PasswordStore = {
    find(login) {
      work.finds++;
      return passwords.find(login);
    },
    hashOf: () => Promise.resolve(undefined),
    put: () => Promise.reject(new Error('not here')),
    remove: () => Promise.reject(new Error('not here')),
  };
  return { work, identity: new LocalIdentity(store, hasher, registrations, systemClock()) };
};

describe('the work of a refusal', () => {
  beforeEach(() =>
    running.importer.importMembers({ members: [aMember(900), aMember(901, { password: '' })] }),
  );

  it.each([
    ['a wrong password', 'uye.900'],
    ['a wrong password, by address and with white space', '\u3000UYE900@posta.example\ufeff'],
    ['an unknown account', 'kimse'],
    ['an unknown address', 'kimse@posta.example'],
    ['an account without a password', 'uye.901'],
  ])('for %s is one look-up, one verification and one hash of the same cost', async (_, login) => {
    const { work, identity } = counted();
    const ahead = work.hashes;
    await expect(identity.redeem(password(login, 'yanlış parola'))).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    // One more hash: the password is also compared with waiting registrations of that name or address, or with a decoy hash.
    expect([work.finds, work.verifications.length, work.hashes - ahead]).toEqual([1, 1, 1]);
    expect(work.verifications[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses the password of the decoy hash', async () => {
    const { identity } = counted();
    for (const secret of ['', 'undefined', 'x'])
      await expect(identity.redeem(password('uye.901', secret))).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
  });
});

import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord, type EventRecord, type Platform } from '@seyir/kit';
import { testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  type CaseChangedSchema,
  ImportedMemberSchema,
  topics,
  type ImportedMember,
} from '@seyir/proto';
import pg from 'pg';
import { createAccounts, type AccountsConfig } from '../src/index.js';

export const memberId = (n: number): string => `aaaa0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const passwordOf = (n: number): string => `uzun-parola-${n}`;

/** A complete member; `n` distinguishes members. */
export const aMember = (
  n: number,
  over: MessageInitShape<typeof ImportedMemberSchema> = {},
): ImportedMember =>
  create(ImportedMemberSchema, {
    id: memberId(n),
    username: `uye.${n}`,
    name: `Üye ${n}`,
    email: `uye${n}@posta.example`,
    password: passwordOf(n),
    avatar: `avatars/${n}.webp`,
    about: 'Dizi sever.',
    country: 'Türkiye',
    roles: [],
    joinedAt: timestampFromDate(new Date('2026-01-02T03:04:05Z')),
    demo: true,
    ...(over as object),
  });

/** An event about case `n`; each call is an event of its own. */
export const aCaseOf = (n: number, over: MessageInitShape<typeof CaseChangedSchema>): EventRecord =>
  toRecord(
    topics.case,
    { caseId: `cccc0000-0000-4000-8000-${String(n).padStart(12, '0')}`, targetType: 'user', ...over },
    { id: crypto.randomUUID(), time: new Date() },
  );

/** Limits that no test reaches, except those of the limits. */
export const unlimited = {
  addressPerMinute: 1_000,
  addressPerHour: 1_000,
  accountPerHour: 1_000,
  accountFree: 1_000,
};

/** A running accounts service with clients of the importer and of a visitor, and access to its tables. */
export const startAccounts = async (
  config: Partial<AccountsConfig> = { login: unlimited },
  over: Partial<Platform> = {},
) => {
  const bench = await testBench();
  await bench.start(createAccounts({ migrate: true, ...config }, { ...bench.platform('accounts'), ...over }));
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('accounts'), max: 1 });
  const visitor = bench.client(AccountsService);
  return {
    bench,
    visitor,
    importer: bench.serviceClient(AccountsService, 'importer'),
    signIn: (
      n: number,
      over: {
        remember?: boolean;
        password?: string;
        address?: string;
        login?: string;
        replaces?: string;
      } = {},
    ) => visitor.signIn({ login: `uye.${n}`, password: passwordOf(n), address: '192.0.2.1', ...over }),
    sql: async (text: string, ...parameters: unknown[]) =>
      (await database.query<Record<string, unknown>>(text, parameters)).rows,
    async close() {
      await database.end();
      await bench.close();
    },
  };
};

export type Running = Awaited<ReturnType<typeof startAccounts>>;

/** The code of an error, or its problems by field; OK for an answer. */
export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );

import { Module, type DynamicModule } from '@nestjs/common';
import { memoryKeyValue, type ServiceContext } from '@seyir/kit';
import { accountEvents } from './adapters/events/publisher.js';
import { AccountsController } from './adapters/grpc/accounts.controller.js';
import { argon2Hasher } from './adapters/identity/argon2-hasher.js';
import { LocalIdentity } from './adapters/identity/local-identity.js';
import { loginGate } from './adapters/limits/login-gate.js';
import { SqlMemberStore } from './adapters/store/member-store.js';
import { SqlPasswordStore } from './adapters/store/password-store.js';
import { SqlSessionStore } from './adapters/store/session-store.js';
import { getMemberByUsername } from './app/get-member-by-username.js';
import { getMembers } from './app/get-members.js';
import { getSession } from './app/get-session.js';
import { importMembers } from './app/import-members.js';
import { signIn } from './app/sign-in.js';
import { signOut } from './app/sign-out.js';
import { snapshot } from './app/snapshot.js';
import type { LoginLimits } from './domain/login-delay.js';
import type { SessionLimits } from './domain/session.js';
import { USE_CASES } from './use-cases.js';

interface Limits {
  readonly login: LoginLimits;
  readonly sessions: SessionLimits;
}

/** The only place where use cases meet their stores. */
export const wire = (context: ServiceContext, limits: Limits) => {
  const { unitOfWork, clock, ids, keyValue } = context;
  const members = new SqlMemberStore(unitOfWork);
  const sessions = new SqlSessionStore(unitOfWork);
  const passwords = new SqlPasswordStore(unitOfWork);
  const hasher = argon2Hasher();
  const identity = new LocalIdentity(passwords, hasher);
  const gate = loginGate({ keyValue, local: memoryKeyValue(clock), clock, limits: limits.login });
  const events = accountEvents(context);
  const transaction = unitOfWork;
  return {
    signIn: signIn({ identity, gate, members, sessions, clock, ids, limits: limits.sessions }),
    signOut: signOut({ sessions, events, transaction, clock }),
    getSession: getSession({ sessions, clock, limits: limits.sessions }),
    getMembers: getMembers({ members }),
    getMemberByUsername: getMemberByUsername({ members }),
    importMembers: importMembers({ members, passwords, hasher, events, transaction, clock }),
    snapshotMembers: snapshot(members),
  };
};

@Module({})
class AccountsModule {}

export const accountsModule = (context: ServiceContext, limits: Limits): DynamicModule => ({
  module: AccountsModule,
  controllers: [AccountsController],
  providers: [{ provide: USE_CASES, useValue: wire(context, limits) }],
});

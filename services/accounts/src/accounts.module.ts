import { Module, type DynamicModule } from '@nestjs/common';
import { memoryKeyValue, type ServiceContext } from '@seyir/kit';
import { accountEvents } from './adapters/events/publisher.js';
import { AccountsController } from './adapters/grpc/accounts.controller.js';
import { argon2Hasher } from './adapters/identity/argon2-hasher.js';
import { LocalIdentity } from './adapters/identity/local-identity.js';
import { joinGate } from './adapters/limits/join-gate.js';
import { loginGate } from './adapters/limits/login-gate.js';
import { SqlAddressees, SqlApplicants } from './adapters/store/applicant-store.js';
import { SqlMailQueue } from './adapters/store/mail-queue.js';
import { SqlMemberNames } from './adapters/store/member-names.js';
import { SqlMemberStore } from './adapters/store/member-store.js';
import { SqlPasswordStore } from './adapters/store/password-store.js';
import { SqlSessionStore } from './adapters/store/session-store.js';
import { SqlTokenStore } from './adapters/store/token-store.js';
import { activate } from './app/activate.js';
import { changePasswordByToken } from './app/change-password-by-token.js';
import { getMemberByUsername } from './app/get-member-by-username.js';
import { getMembersByUsernames } from './app/get-members-by-usernames.js';
import { getMembers } from './app/get-members.js';
import { getSession } from './app/get-session.js';
import { importMembers } from './app/import-members.js';
import { register } from './app/register.js';
import { requestLink } from './app/request-link.js';
import { searchMembers } from './app/search-members.js';
import { signIn } from './app/sign-in.js';
import { signOut } from './app/sign-out.js';
import { snapshot } from './app/snapshot.js';
import type { JoinLimits } from './domain/joining.js';
import type { LoginLimits } from './domain/login-delay.js';
import type { SessionLimits } from './domain/session.js';
import { USE_CASES } from './use-cases.js';

interface Limits {
  readonly login: LoginLimits;
  readonly sessions: SessionLimits;
  readonly joining: JoinLimits;
}

/** The only place where use cases meet their stores. */
export const wire = (context: ServiceContext, limits: Limits) => {
  const { unitOfWork, clock, ids, keyValue } = context;
  const members = new SqlMemberStore(unitOfWork);
  const names = new SqlMemberNames(unitOfWork);
  const sessions = new SqlSessionStore(unitOfWork);
  const passwords = new SqlPasswordStore(unitOfWork);
  const hasher = argon2Hasher();
  const identity = new LocalIdentity(passwords, hasher);
  const gate = loginGate({ keyValue, local: memoryKeyValue(clock), clock, limits: limits.login });
  const events = accountEvents(context);
  const transaction = unitOfWork;
  const applicants = new SqlApplicants(unitOfWork);
  const addressees = new SqlAddressees(unitOfWork);
  const tokens = new SqlTokenStore(unitOfWork);
  const mails = new SqlMailQueue(unitOfWork);
  const joining = joinGate(keyValue, limits.joining);
  const links = { gate: joining, mails, transaction, clock, ids };
  return {
    signIn: signIn({ identity, gate, members, sessions, clock, ids, limits: limits.sessions }),
    signOut: signOut({ sessions, events, transaction, clock }),
    register: register({ gate: joining, hasher, applicants, mails, transaction, clock, ids }),
    sendActivation: requestLink(links, 'activation'),
    requestPasswordReset: requestLink(links, 'reset'),
    activate: activate({
      ...{ tokens, applicants, members, sessions, events, transaction, clock, ids },
      limits: limits.sessions,
    }),
    changePasswordByToken: changePasswordByToken({
      ...{
        tokens,
        addressees,
        applicants,
        passwords,
        hasher,
        sessions,
        mails,
        events,
        transaction,
        clock,
        ids,
      },
    }),
    getSession: getSession({ sessions, clock, limits: limits.sessions }),
    getMembers: getMembers({ members }),
    getMembersByUsernames: getMembersByUsernames({ names }),
    searchMembers: searchMembers({ names }),
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

import { memoryKeyValue, snapshotPage, type ServiceContext } from '@seyir/kit';
import { accountEvents } from './adapters/events/publisher.js';
import { argon2Hasher } from './adapters/identity/argon2-hasher.js';
import { KeycloakIdentity } from './adapters/identity/keycloak-identity.js';
import { LocalIdentity } from './adapters/identity/local-identity.js';
import { joinGate } from './adapters/limits/join-gate.js';
import { loginGate } from './adapters/limits/login-gate.js';
import { SqlAccountStore } from './adapters/store/account-store.js';
import { SqlAddressees } from './adapters/store/addressee-store.js';
import { avatarImages } from './adapters/store/avatar-images.js';
import { SqlContactStore } from './adapters/store/contact-store.js';
import { SqlDemoMembers } from './adapters/store/demo-members.js';
import { SqlMailQueue } from './adapters/store/mail-queue.js';
import { SqlMemberNames } from './adapters/store/member-names.js';
import { SqlMemberStore } from './adapters/store/member-store.js';
import { SqlPasswordStore } from './adapters/store/password-store.js';
import { SqlProviderStore } from './adapters/store/provider-store.js';
import { SqlRegistrations } from './adapters/store/registration-store.js';
import { SqlSessionStore } from './adapters/store/session-store.js';
import { SqlTokenStore } from './adapters/store/token-store.js';
import { activate } from './app/activate.js';
import { changePassword } from './app/change-password.js';
import { changePasswordByToken } from './app/change-password-by-token.js';
import { confirmEmail } from './app/confirm-email.js';
import { endOtherSessions, endSession } from './app/end-sessions.js';
import { elsewhere } from './app/elsewhere.js';
import { endSessionsByProvider } from './app/end-sessions-by-provider.js';
import { getAccount } from './app/get-account.js';
import { getActivation } from './app/get-activation.js';
import { getIdentityProvider } from './app/get-identity-provider.js';
import { getMemberByUsername } from './app/get-member-by-username.js';
import { getMembersByUsernames } from './app/get-members-by-usernames.js';
import { getMembers } from './app/get-members.js';
import { getProfile } from './app/get-profile.js';
import { getSession } from './app/get-session.js';
import { importMembers } from './app/import-members.js';
import { listSessions } from './app/list-sessions.js';
import { memberOfPerson, ownerOfAddress } from './app/member-of-person.js';
import { register } from './app/register.js';
import { removeDemoMembers } from './app/remove-demo-members.js';
import { requestEmailChange } from './app/request-email-change.js';
import { requestLink } from './app/request-link.js';
import { searchMembers } from './app/search-members.js';
import { sendContact } from './app/send-contact.js';
import { setAvatar } from './app/set-avatar.js';
import { setPrivacy } from './app/set-privacy.js';
import { setSocialLinks } from './app/set-social-links.js';
import { signInByTicket } from './app/sign-in-by-ticket.js';
import { signIn } from './app/sign-in.js';
import { signOut } from './app/sign-out.js';
import { updateProfile } from './app/update-profile.js';
import type { PasswordHasher, Provider } from './app/ports.js';
import type { JoinLimits } from './domain/joining.js';
import type { LoginLimits } from './domain/login-delay.js';
import type { SessionLimits } from './domain/session.js';

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('accounts.use-cases');

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

export interface Limits {
  readonly login: LoginLimits;
  readonly sessions: SessionLimits;
  readonly joining: JoinLimits;
}

/** The only place where use cases meet their stores. @param provider absent: passwords of our own. */
export const wire = (
  context: ServiceContext,
  limits: Limits,
  provider?: Provider,
  hasher: PasswordHasher = argon2Hasher(),
) => {
  const { unitOfWork, clock, ids, keyValue } = context;
  const members = new SqlMemberStore(unitOfWork);
  const names = new SqlMemberNames(unitOfWork);
  const sessions = new SqlSessionStore(unitOfWork);
  const passwords = new SqlPasswordStore(unitOfWork);
  const registrations = new SqlRegistrations(unitOfWork);
  const local = new LocalIdentity(passwords, hasher, registrations, clock);
  const gate = loginGate({ keyValue, local: memoryKeyValue(clock), clock, limits: limits.login });
  const events = accountEvents(context);
  const transaction = unitOfWork;
  const addressees = new SqlAddressees(unitOfWork);
  const tokens = new SqlTokenStore(unitOfWork);
  const mails = new SqlMailQueue(unitOfWork);
  const joining = joinGate(keyValue, limits.joining);
  const accounts = new SqlAccountStore(unitOfWork);
  const joins = { registrations, addressees, members, passwords, events };
  const saving = { accounts, events, transaction, clock };
  const links = { gate: joining, mails, transaction, clock, ids };
  const store = new SqlProviderStore(unitOfWork);
  const persons = { store, members, accounts, addressees, passwords: local, gate, events, clock, ids };
  const tickets =
    provider &&
    new KeycloakIdentity({
      ...{ provider, store, transaction, clock },
      ownerOf: ownerOfAddress(persons),
      memberOf: memberOfPerson(persons),
    });
  const identity = tickets ?? local;
  const useCases = {
    getIdentityProvider: getIdentityProvider(provider),
    signInByTicket: signInByTicket({
      ...{ tickets, provider, store, members, sessions, events, transaction, clock, ids },
      limits: limits.sessions,
    }),
    endSessionsByProvider: endSessionsByProvider({ provider, store, sessions, events, transaction, clock }),
    signIn: signIn({ logins: local, gate, members, sessions, events, clock, ids, limits: limits.sessions }),
    signOut: signOut({ sessions, events, transaction, clock, provider }),
    register: register({
      ...{ gate: joining, hasher, registrations, mails, transaction, clock, ids },
      limits: limits.joining,
    }),
    sendActivation: requestLink(links, 'activation'),
    requestPasswordReset: requestLink(links, 'reset'),
    getActivation: getActivation({ registrations, clock }),
    activate: activate({
      ...{ ...joins, hasher, gate, sessions, transaction, clock, ids },
      limits: limits.sessions,
    }),
    changePasswordByToken: changePasswordByToken({
      ...{ ...joins, tokens, hasher, sessions, mails, transaction, clock, ids },
    }),
    getAccount: getAccount({ accounts, clock }),
    getProfile: getProfile({ accounts, clock }),
    updateProfile: updateProfile({ ...saving, gate: joining, mails, ids, ownAddresses: !provider }),
    setSocialLinks: setSocialLinks(saving),
    setPrivacy: setPrivacy(saving),
    setAvatar: setAvatar({ ...saving, images: avatarImages(context.blobs) }),
    requestEmailChange: requestEmailChange(links),
    confirmEmail: confirmEmail({
      ...{ tokens, identity, gate, accounts, addressees, mails, transaction, clock, ids },
    }),
    changePassword: changePassword({
      ...{ identity, gate, addressees, passwords, hasher, sessions, mails, events, transaction, clock, ids },
    }),
    listSessions: listSessions({ sessions, clock, limits: limits.sessions }),
    endSession: endSession({ sessions, events, transaction, clock }),
    endOtherSessions: endOtherSessions({ sessions, events, transaction, clock }),
    sendContact: sendContact({
      ...{ contacts: new SqlContactStore(unitOfWork), gate: joining, transaction, clock, ids },
    }),
    getSession: getSession({ sessions, clock, limits: limits.sessions }),
    getMembers: getMembers({ members }),
    getMembersByUsernames: getMembersByUsernames({ names }),
    searchMembers: searchMembers({ names }),
    getMemberByUsername: getMemberByUsername({ members }),
    importMembers: importMembers({ members, passwords, hasher, events, transaction, clock }),
    removeDemoMembers: removeDemoMembers({ events, transaction, demo: new SqlDemoMembers(unitOfWork) }),
    snapshotMembers: snapshotPage(members, ({ id }) => id),
  };
  return provider ? { ...useCases, ...keptElsewhere } : useCases;
};

/** Passwords and addresses belong to the identity provider, where there is one. */
const keptElsewhere = {
  signIn: elsewhere,
  register: elsewhere,
  sendActivation: elsewhere,
  getActivation: elsewhere,
  activate: elsewhere,
  requestPasswordReset: elsewhere,
  changePasswordByToken: elsewhere,
  requestEmailChange: elsewhere,
  confirmEmail: elsewhere,
  changePassword: elsewhere,
};

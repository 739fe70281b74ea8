import {
  listAudit,
  snapshotPage,
  type Clock,
  type GoneMembers,
  type Ids,
  type Queryable,
  type StoredFiles,
  type Tasks,
} from '@seyir/kit';
import { activate } from './app/activate.js';
import { blockMember } from './app/block-member.js';
import { carryOutCase } from './app/carry-out-case.js';
import { changePassword } from './app/change-password.js';
import { changePasswordByToken } from './app/change-password-by-token.js';
import { confirmEmail } from './app/confirm-email.js';
import { confirmRemovalRequest } from './app/confirm-removal-request.js';
import { decideRemovalRequest } from './app/decide-removal-request.js';
import { endOtherSessions, endSession } from './app/end-sessions.js';
import { endSanction, overturnCase } from './app/end-sanction.js';
import { refusedByProvider } from './app/refused-by-provider.js';
import { endSessionsByProvider } from './app/end-sessions-by-provider.js';
import { eraseMembers } from './app/erase-members.js';
import { getAccount } from './app/get-account.js';
import { getActivation } from './app/get-activation.js';
import { getIdentityProvider } from './app/get-identity-provider.js';
import { getMemberByUsername } from './app/get-member-by-username.js';
import { getMembersByUsernames } from './app/get-members-by-usernames.js';
import { getMembers } from './app/get-members.js';
import { getMutedWords } from './app/get-muted-words.js';
import { getProfile } from './app/get-profile.js';
import { getSanction } from './app/get-sanction.js';
import { getSession } from './app/get-session.js';
import { handleContact } from './app/handle-contact.js';
import { importDesk } from './app/import-desk.js';
import { importMembers } from './app/import-members.js';
import { imposeSanction } from './app/impose-sanction.js';
import { listContacts } from './app/list-contacts.js';
import { listErased } from './app/list-erased.js';
import { listOwnSanctions } from './app/list-own-sanctions.js';
import { listRemovalRequests } from './app/list-removal-requests.js';
import { listRestraints } from './app/list-restraints.js';
import { listSanctions } from './app/list-sanctions.js';
import { listSessions } from './app/list-sessions.js';
import { listStaff } from './app/list-staff.js';
import { muteMember } from './app/mute-member.js';
import { join } from './app/join.js';
import { openSession } from './app/open-session.js';
import { proveBan } from './app/prove-ban.js';
import { proveLogin } from './app/prove-login.js';
import { register } from './app/register.js';
import { removeDemoMembers } from './app/remove-demo-members.js';
import { replacePassword } from './app/replace-password.js';
import { requestEmailChange } from './app/request-email-change.js';
import { requestLink } from './app/request-link.js';
import { searchMembers } from './app/search-members.js';
import { sendContact } from './app/send-contact.js';
import { sendRemovalRequest } from './app/send-removal-request.js';
import { setAvatar } from './app/set-avatar.js';
import { setMutedWords } from './app/set-muted-words.js';
import { setPrivacy } from './app/set-privacy.js';
import { grantRole, setRoles } from './app/set-roles.js';
import { setSocialLinks } from './app/set-social-links.js';
import { signInByTicket } from './app/sign-in-by-ticket.js';
import { signIn } from './app/sign-in.js';
import { signOut } from './app/sign-out.js';
import { unblockMember } from './app/unblock-member.js';
import { unmuteMember } from './app/unmute-member.js';
import { updateProfile } from './app/update-profile.js';
import { writeRoles } from './app/write-roles.js';
import type {
  AccountEvents,
  AccountStore,
  Addressees,
  ContactStore,
  DemoMembers,
  DeskImports,
  Identity,
  JoinGate,
  LoginGate,
  Logins,
  MailQueue,
  MemberNames,
  MemberStore,
  MutedWordStore,
  PasswordHasher,
  PasswordStore,
  Provider,
  ProviderStore,
  Registrations,
  RemovalRequestStore,
  RestraintEvents,
  RestraintStore,
  SanctionStore,
  SessionStore,
  StaffStore,
  Tickets,
  TokenStore,
  Transaction,
} from './app/ports.js';
import type { JoinLimits } from './domain/joining.js';
import type { SessionLimits } from './domain/session.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly members: MemberStore;
  readonly names: MemberNames;
  readonly accounts: AccountStore;
  readonly images: StoredFiles;
  readonly addressees: Addressees;
  readonly registrations: Registrations;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  readonly mails: MailQueue;
  readonly contacts: ContactStore;
  readonly removals: RemovalRequestStore;
  readonly restraints: RestraintStore;
  readonly sanctions: SanctionStore;
  readonly staff: StaffStore;
  readonly words: MutedWordStore;
  readonly demo: DemoMembers;
  readonly deskImports: DeskImports;
  readonly goneMembers: GoneMembers;
  /** Undefined: members sign in with passwords of the site, and every ticket is refused. */
  readonly provider: Provider | undefined;
  readonly tickets: Tickets | undefined;
  readonly store: ProviderStore;
  readonly logins: Logins;
  readonly identity: Identity;
  /** Slows down password guessing. */
  readonly gate: LoginGate;
  /** Limits registrations and mails to an address. */
  readonly joinGate: JoinGate;
  readonly limits: { readonly sessions: SessionLimits; readonly joining: JoinLimits };
  readonly events: AccountEvents & RestraintEvents;
  readonly transaction: Transaction;
  /** The service's own database, for its audit. */
  readonly database: Queryable;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The functions that the controller calls, one per use case. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => {
  const { members, restraints, words, provider, limits } = ports;
  const limited = { ...ports, limits: limits.sessions };
  const ranking = { ...ports, writeRoles: writeRoles(ports) };
  const opening = {
    ...ranking,
    openSession: openSession(limited),
    proveLogin: proveLogin(ports),
    join: join(ports),
  };
  const changing = { ...ports, replacePassword: replacePassword(ports) };
  const joining = { ...ports, gate: ports.joinGate, limits: limits.joining };
  const erase = eraseMembers(ports);
  const own = {
    getIdentityProvider: getIdentityProvider(provider),
    signInByTicket: signInByTicket(opening),
    endSessionsByProvider: endSessionsByProvider(ports),
    signIn: signIn(opening),
    signOut: signOut(ports),
    register: register(joining),
    sendActivation: requestLink(joining, 'activation'),
    requestPasswordReset: requestLink(joining, 'reset'),
    getActivation: getActivation(ports),
    activate: activate(opening),
    changePasswordByToken: changePasswordByToken({ ...changing, join: join(ports) }),
    getAccount: getAccount(ports),
    getProfile: getProfile(ports),
    updateProfile: updateProfile({ ...joining, ownAddresses: !provider }),
    setSocialLinks: setSocialLinks(ports),
    setPrivacy: setPrivacy(ports),
    setAvatar: setAvatar(ports),
    requestEmailChange: requestEmailChange(joining),
    confirmEmail: confirmEmail(ports),
    changePassword: changePassword(changing),
    listSessions: listSessions(limited),
    endSession: endSession(ports),
    endOtherSessions: endOtherSessions(ports),
    blockMember: blockMember(ports),
    unblockMember: unblockMember(ports),
    muteMember: muteMember(ports),
    unmuteMember: unmuteMember(ports),
    listBlocks: listRestraints(ports, 'blocks'),
    listMutes: listRestraints(ports, 'mutes'),
    getMutedWords: getMutedWords(ports),
    setMutedWords: setMutedWords(ports),
    imposeSanction: imposeSanction(ports),
    endSanction: endSanction(ports),
    listSanctions: listSanctions(ports),
    listOwnSanctions: listOwnSanctions(ports),
    getSanction: getSanction(ports),
    proveBan: proveBan(opening),
    overturnCase: overturnCase(ports),
    carryOutCase: carryOutCase(ports),
    setRoles: setRoles(ranking),
    grantRole: grantRole(ranking),
    listStaff: listStaff(ports),
    listContacts: listContacts(ports),
    handleContact: handleContact(ports),
    sendContact: sendContact(joining),
    sendRemovalRequest: sendRemovalRequest(joining),
    confirmRemovalRequest: confirmRemovalRequest(ports),
    listRemovalRequests: listRemovalRequests(ports),
    decideRemovalRequest: decideRemovalRequest(ports),
    getSession: getSession(limited),
    getMembers: getMembers(ports),
    getMembersByUsernames: getMembersByUsernames(ports),
    searchMembers: searchMembers(ports),
    getMemberByUsername: getMemberByUsername(ports),
    importMembers: importMembers(ports),
    importDesk: importDesk(ports),
    removeDemoMembers: removeDemoMembers({ ...ports, eraseMembers: erase }),
    eraseMembers: erase,
    listErased: listErased(ports),
    listAudit: listAudit(ports.database),
    snapshotMembers: snapshotPage(members, ({ id }) => id),
    snapshotRestraints: snapshotPage(restraints, ({ id }) => id),
    snapshotMutedWords: snapshotPage(words, ({ memberId }) => memberId),
  };
  return provider ? { ...own, ...ofProvider } : own;
};

/** Replacements if an identity provider manages passwords and addresses. */
const ofProvider = {
  signIn: refusedByProvider,
  proveBan: refusedByProvider,
  register: refusedByProvider,
  sendActivation: refusedByProvider,
  getActivation: refusedByProvider,
  activate: refusedByProvider,
  requestPasswordReset: refusedByProvider,
  changePasswordByToken: refusedByProvider,
  requestEmailChange: refusedByProvider,
  confirmEmail: refusedByProvider,
  changePassword: refusedByProvider,
};

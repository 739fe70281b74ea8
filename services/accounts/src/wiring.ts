import { handleTask, memoryKeyValue, type OwnGauge, type ServiceContext, type Wiring } from '@seyir/kit';
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
import { erasureRecords } from './adapters/store/erasure-records.js';
import { SqlMailQueue } from './adapters/store/mail-queue.js';
import { SqlMemberNames } from './adapters/store/member-names.js';
import { SqlDeskImports } from './adapters/store/desk-imports.js';
import { SqlMemberStore } from './adapters/store/member-store.js';
import { SqlMutedWordStore } from './adapters/store/muted-word-store.js';
import { SqlPasswordStore } from './adapters/store/password-store.js';
import { SqlProviderStore } from './adapters/store/provider-store.js';
import { SqlRegistrations } from './adapters/store/registration-store.js';
import { SqlRemovalRequestStore } from './adapters/store/removal-request-store.js';
import { SqlRestraintStore } from './adapters/store/restraint-store.js';
import { SqlSanctionStore } from './adapters/store/sanction-store.js';
import { SqlSessionStore } from './adapters/store/session-store.js';
import { SqlStaffStore } from './adapters/store/staff-store.js';
import { SqlTokenStore } from './adapters/store/token-store.js';
import { keycloakRealm } from './adapters/identity/keycloak-realm.js';
import {
  deliverMails,
  pruneRemovalRequests,
  pruneSessions,
  sweepRegistrations,
  sweepUploads,
} from './adapters/jobs.js';
import { endSanctionStep } from './app/end-sanction.js';
import { endSanctionTask } from './app/impose-sanction.js';
import { recordErasuresStep, recordErasuresTask } from './app/erase-members.js';
import { memberOfPerson, ownerOfAddress } from './app/member-of-person.js';
import type { PasswordHasher } from './app/ports.js';
import {
  defaultJoinLimits,
  defaultLoginLimits,
  defaultOrigin,
  defaultSessionLimits,
  type AccountsConfig,
} from './config.js';
import { lateBefore } from './domain/removal-request.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

/** The only place that connects use cases with their stores. */
export const wire =
  (config: AccountsConfig) =>
  (context: ServiceContext): Wiring<UseCases> => {
    const origin = config.origin ?? (() => defaultOrigin);
    const { limits, ...ports } = portsOf(config, context, argon2Hasher());
    const all = { ...ports, limits };
    const app = useCases(all);
    const records = erasureRecords(context.blobs);
    return {
      useCases: app,
      tasks: [
        handleTask(recordErasuresTask, recordErasuresStep({ records })),
        handleTask(endSanctionTask, endSanctionStep(all)),
      ],
      erasures: {
        list: async (since) => ({ memberIds: await records.since(since), nextCursor: '' }),
        erase: (memberId) => app.eraseMembers([memberId]),
      },
      jobs: [
        pruneSessions(context, limits.sessions),
        sweepRegistrations(context),
        deliverMails(context, limits.joining, origin),
        sweepUploads(context),
        pruneRemovalRequests(context),
      ],
      gauges: [removalGauge(all), ...mailGauges(all)],
    };
  };

/** Removal requests that wait; `late`: 24 of their 48 hours are over, which pages an operator. */
const removalGauge = ({ removals, clock }: Pick<Ports, 'removals' | 'clock'>): OwnGauge => ({
  name: 'seyir_removal_requests',
  help: 'Removal requests that wait for a decision, and those of them that are late',
  read: async () => ({ ...(await removals.figures(lateBefore(clock.now()))) }),
});

/** Mails that wait, and those that were not sent within the last 30 days. */
const mailGauges = ({ mails, clock }: Pick<Ports, 'mails' | 'clock'>): OwnGauge[] => [
  {
    name: 'seyir_mails',
    help: 'Mails that wait, were given up after two days, or whose address the mail server refused',
    read: async () => ({ ...(await mails.figures()) }),
  },
  {
    name: 'seyir_mails_oldest_seconds',
    help: 'Age of the mail that waits longest',
    read: async () => ({ waiting: await mails.oldest(clock.now()) }),
  },
];

/**
 * Creates the ports.
 * @param hasher hashes passwords; argon2id, except in tests that count its calls
 */
export const portsOf = (config: AccountsConfig, context: ServiceContext, hasher: PasswordHasher): Ports => {
  const { unitOfWork, goneMembers, tasks, clock, ids, keyValue } = context;
  const members = new SqlMemberStore(unitOfWork);
  const accounts = new SqlAccountStore(unitOfWork);
  const addressees = new SqlAddressees(unitOfWork);
  const registrations = new SqlRegistrations(unitOfWork);
  const passwords = new SqlPasswordStore(unitOfWork);
  const store = new SqlProviderStore(unitOfWork);
  const events = accountEvents(context);
  const joining = { ...defaultJoinLimits, ...config.joining };
  const gate = loginGate({
    keyValue,
    clock,
    local: memoryKeyValue(clock),
    limits: { ...defaultLoginLimits, ...config.login },
  });
  const local = new LocalIdentity(passwords, hasher, registrations, clock);
  const origin = config.origin ?? (() => defaultOrigin);
  const provider = config.keycloak && keycloakRealm(config.keycloak, { clock, origin });
  const persons = { store, members, accounts, addressees, passwords: local, gate, events, clock, ids };
  const tickets =
    provider &&
    new KeycloakIdentity({
      provider,
      store,
      transaction: unitOfWork,
      clock,
      ownerOf: ownerOfAddress(persons),
      memberOf: memberOfPerson(persons),
    });
  return {
    members,
    names: new SqlMemberNames(unitOfWork),
    accounts,
    images: avatarImages(context.blobs),
    addressees,
    registrations,
    passwords,
    hasher,
    sessions: new SqlSessionStore(unitOfWork),
    tokens: new SqlTokenStore(unitOfWork),
    mails: new SqlMailQueue(unitOfWork),
    contacts: new SqlContactStore(unitOfWork),
    removals: new SqlRemovalRequestStore(unitOfWork),
    restraints: new SqlRestraintStore(unitOfWork),
    sanctions: new SqlSanctionStore(unitOfWork),
    staff: new SqlStaffStore(unitOfWork),
    words: new SqlMutedWordStore(unitOfWork),
    demo: new SqlDemoMembers(unitOfWork),
    deskImports: new SqlDeskImports(unitOfWork),
    goneMembers,
    provider,
    tickets,
    store,
    logins: local,
    identity: tickets ?? local,
    gate,
    joinGate: joinGate(keyValue, joining),
    limits: { sessions: { ...defaultSessionLimits, ...config.sessions }, joining },
    events,
    transaction: unitOfWork,
    database: unitOfWork,
    tasks,
    clock,
    ids,
  };
};

import { checkName, DomainError, type Clock, type Ids } from '@seyir/kit';
import { emailKey, isEmail } from '../domain/names.js';
import { usernamesFor, type Person } from '../domain/person.js';
import { looksLikeStaff } from '../domain/staff-names.js';
import { checkPassword } from './check-password.js';
import type {
  AccountEvents,
  AccountStore,
  Addressees,
  Identity,
  Linking,
  LoginGate,
  MemberStore,
  ProviderStore,
} from './ports.js';

// A person is looked up, linked to an account by its password, or joins; each of the three has its own ports.
interface Deps {
  readonly store: ProviderStore;
  readonly members: MemberStore;
  readonly accounts: AccountStore;
  readonly addressees: Addressees;
  /** Passwords of accounts that are older than the provider. */
  readonly passwords: Identity;
  readonly gate: LoginGate;
  readonly events: AccountEvents;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * The member of a person at the provider, identified by subject only. On the first sign-in an account with the same confirmed
 * address is linked if it belongs to `owner`, who gave its password (LINK_REQUIRED). If the address is free, a new member is
 * created. ACTIVATION_REQUIRED while the provider has not confirmed the address.
 */
export const memberOfPerson =
  (deps: Deps) =>
  async (person: Person, owner: string | undefined): Promise<string> => {
    const { store } = deps;
    const known = await store.find(person);
    if (known?.disabled) throw new DomainError('INVALID_CREDENTIALS', { reason: 'disabled' });
    if (known) {
      await takeAddress(deps, known.memberId, person);
      return known.memberId;
    }
    const namesake = await ofSameAddress(deps, person);
    if (namesake !== undefined && namesake !== owner) throw new DomainError('LINK_REQUIRED');
    const memberId = namesake ?? (await join(deps, person));
    // An account belongs to one person: another subject with the same address cannot take it over.
    if (!(await store.link(person, memberId, deps.clock.now()))) throw new DomainError('CONFLICT');
    return memberId;
  };

/**
 * The member with the address of a new person, after the password was verified (BAD_INPUT for a wrong one); undefined if there is
 * nothing to link. It is slow, so call it outside transactions.
 */
export const ownerOfAddress =
  (deps: Pick<Deps, 'store' | 'addressees' | 'passwords' | 'gate'>) =>
  async (person: Person, linking: Linking): Promise<string | undefined> => {
    if (await deps.store.find(person)) return undefined;
    const memberId = await ofSameAddress(deps, person);
    if (memberId === undefined) return undefined;
    const check = { identity: deps.passwords, gate: deps.gate };
    await checkPassword(check, { memberId, ...linking }, 'password');
    return memberId;
  };

/** The activated member with a person's confirmed address. ACTIVATION_REQUIRED. */
const ofSameAddress = async (
  { addressees }: Pick<Deps, 'addressees'>,
  { email, emailVerified }: Person,
): Promise<string | undefined> => {
  if (!emailVerified || !isEmail(email)) throw new DomainError('ACTIVATION_REQUIRED');
  const owner = await addressees.byEmail(email);
  // A banned member learns of the ban after the password was accepted, as at every sign-in.
  return owner?.memberId;
};

/** Creates a member for a person. A pending registration with the address has no claim to it. */
const join = async ({ members, events, clock, ids }: Deps, person: Person): Promise<string> => {
  const { email, roles } = person;
  const username = await freeUsername(members, person);
  const isOwn = roles.length > 0 || !looksLikeStaff(person.name);
  const name = checkName(person.name, { min: 1, max: 50 }) || !isOwn ? username : person.name.trim();
  const now = clock.now();
  const id = ids.next();
  const added = await members.add(
    [
      {
        id,
        username,
        name,
        email,
        roles,
        joinedAt: now,
        demo: false,
        avatar: '',
        about: '',
        country: '',
      },
    ],
    now,
  );
  await events.membersChanged(added);
  return id;
};

const freeUsername = async (members: MemberStore, person: Person): Promise<string> => {
  for (const username of usernamesFor(person)) if (!(await members.byUsername(username))) return username;
  throw new DomainError('INTERNAL', { reason: 'no username is left' });
};

/** Copies the person's new address, unless another member has it. */
const takeAddress = async (
  { accounts, clock }: Deps,
  memberId: string,
  { email, emailVerified }: Person,
): Promise<void> => {
  if (!emailVerified || !isEmail(email)) return;
  const now = clock.now();
  const account = await accounts.byId(memberId, now);
  if (account && emailKey(account.email ?? '') !== emailKey(email))
    await accounts.setEmail(memberId, email, now);
};

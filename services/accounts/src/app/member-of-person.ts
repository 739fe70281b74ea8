import { checkText, DomainError, type Clock, type Ids } from '@seyir/kit';
import { emailKey, isEmail } from '../domain/names.js';
import { usernamesFor, type Person } from '../domain/person.js';
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
 * The member that a person of the provider is, known by subject alone. On the first sign-in an account of the same
 * confirmed address is linked once its password was given (LINK_REQUIRED; BAD_INPUT for a wrong one); where nobody has
 * the address, a member joins. ACTIVATION_REQUIRED while the provider has not confirmed the address.
 */
export const memberOfPerson =
  (deps: Deps) =>
  async (person: Person, linking: Linking | undefined): Promise<string> => {
    const { store } = deps;
    const known = await store.find(person);
    if (known?.disabled) throw new DomainError('INVALID_CREDENTIALS', { reason: 'disabled' });
    if (known) {
      await takeAddress(deps, known.memberId, person);
      return known.memberId;
    }
    if (!person.emailVerified || !isEmail(person.email)) throw new DomainError('ACTIVATION_REQUIRED');
    const owner = await deps.addressees.byEmail(person.email);
    if (owner?.activated) {
      if (owner.banned) throw new DomainError('BANNED');
      if (!linking) throw new DomainError('LINK_REQUIRED');
      const check = { identity: deps.passwords, gate: deps.gate };
      await checkPassword(check, { memberId: owner.memberId, ...linking }, 'password');
    }
    const memberId = owner?.activated ? owner.memberId : await join(deps, person);
    // An account has one person: another subject of the same address does not take it over.
    if (!(await store.link(person, memberId, deps.clock.now()))) throw new DomainError('CONFLICT');
    return memberId;
  };

/** Takes a person in as a member. Who gave the address and never confirmed it has no claim on it. */
const join = async ({ store, members, events, clock, ids }: Deps, person: Person): Promise<string> => {
  const { email, roles } = person;
  await store.freeUnconfirmed(email);
  const username = await freeUsername(members, person.username);
  const name = checkText(person.name, { min: 1, max: 50 }) ? username : person.name.trim();
  const now = clock.now();
  const id = ids.next();
  const added = await members.add(
    [
      {
        ...{ id, username, name, email, roles, joinedAt: now, demo: false },
        ...{ avatar: '', about: '', country: '' },
      },
    ],
    now,
  );
  await events.membersChanged(added);
  return id;
};

const freeUsername = async (members: MemberStore, wished: string): Promise<string> => {
  for (const username of usernamesFor(wished)) if (!(await members.byUsername(username))) return username;
  throw new DomainError('INTERNAL', { reason: 'no username is left' });
};

/** Where the person has another address now, it holds here too, unless somebody else has it. */
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

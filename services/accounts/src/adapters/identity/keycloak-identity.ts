import { DomainError, type Clock } from '@seyir/kit';
import type {
  Identity,
  Linking,
  Proof,
  Provider,
  ProviderStore,
  ReadTicket,
  Tickets,
  Transaction,
} from '../../app/ports.js';
import { personKey, sessionKey, type Person, type Ticket } from '../../domain/person.js';

const wrong = (reason: string) => new DomainError('INVALID_CREDENTIALS', { reason });

interface Deps {
  readonly provider: Provider;
  readonly store: ProviderStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** The member who has the person's address and whose password was given; undefined if there is nothing to link. */
  readonly ownerOf: (person: Person, linking: Linking) => Promise<string | undefined>;
  /** The member of a person. Creates or links the account on the first sign-in; runs in the transaction of the sign-in. */
  readonly memberOf: (person: Person, owner: string | undefined) => Promise<string>;
}

/** Verifies tickets of a Keycloak realm. Each ticket is valid once, and not after its session has ended at Keycloak. */
export class KeycloakIdentity implements Identity, Tickets {
  readonly signInMethods = [{ kind: 'ticket' }] as const;

  constructor(private readonly deps: Deps) {}

  async redeem(proof: Proof): Promise<{ memberId: string }> {
    if (proof.kind !== 'ticket') throw wrong('a password');
    const read = await this.read(proof.ticket, proof.linking);
    return this.deps.transaction.run(async () => ({ memberId: await this.spend(read) }));
  }

  async read(token: string, linking: Linking | undefined): Promise<ReadTicket> {
    const ticket = await this.deps.provider.ticket(token);
    return { ticket, owner: linking && (await this.deps.ownerOf(ticket.person, linking)) };
  }

  async spend({ ticket, owner }: ReadTicket): Promise<string> {
    await this.use(ticket);
    return this.deps.memberOf(ticket.person, owner);
  }

  /** Members type their password only at the provider. */
  verify(): Promise<boolean> {
    return Promise.resolve(false);
  }

  disable(memberId: string): Promise<void> {
    return this.deps.store.disable(memberId, this.deps.clock.now());
  }

  private async use({ id, person, sessionId, issuedAt, expiresAt }: Ticket): Promise<void> {
    const { store, clock } = this.deps;
    const ofPerson = personKey(person.issuer, person.subject);
    const ofSession = sessionKey(person.issuer, sessionId);
    await store.alone([ofPerson, ofSession]);
    if (!(await store.spend(`ticket ${person.issuer} ${id}`, clock.now(), expiresAt)))
      throw wrong('used before');
    const left = await store.endedAt(ofPerson);
    // A token's time has a resolution of one second. Within the same second, the end has priority.
    if ((left && left >= issuedAt) || (await store.endedAt(ofSession))) throw wrong('its sign-in has ended');
  }
}

import { DomainError, type Clock } from '@seyir/kit';
import type {
  Linking,
  Proof,
  Provider,
  ProviderStore,
  Redeemed,
  Identity,
  Transaction,
} from '../../app/ports.js';
import { personKey, sessionKey, type Person, type Ticket } from '../../domain/person.js';

const wrong = (reason: string) => new DomainError('INVALID_CREDENTIALS', { reason });

interface Deps {
  readonly provider: Provider;
  readonly store: ProviderStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** Whose a person's account is, taken in or linked where nobody's was: inside the transaction of the sign-in. */
  readonly memberOf: (person: Person, linking: Linking | undefined) => Promise<string>;
}

/** Tickets of a realm of Keycloak. Each is good once, and not once its session has ended over there. */
export class KeycloakIdentity implements Identity {
  readonly signInMethods = [{ kind: 'ticket' }] as const;

  constructor(private readonly deps: Deps) {}

  async redeem(proof: Proof): Promise<Redeemed> {
    if (proof.kind !== 'ticket') throw wrong('a password');
    const { provider, transaction, memberOf } = this.deps;
    const ticket = await provider.ticket(proof.ticket);
    return transaction.run(async () => {
      await this.spend(ticket);
      return { memberId: await memberOf(ticket.person, proof.linking), ticket };
    });
  }

  /** Passwords are typed at the provider alone. */
  verify(): Promise<boolean> {
    return Promise.resolve(false);
  }

  disable(memberId: string): Promise<void> {
    return this.deps.store.disable(memberId, this.deps.clock.now());
  }

  private async spend({ id, person, sessionId, issuedAt, expiresAt }: Ticket): Promise<void> {
    const { store, clock } = this.deps;
    const ofPerson = personKey(person.issuer, person.subject);
    const ofSession = sessionKey(person.issuer, sessionId);
    await store.alone([ofPerson, ofSession]);
    if (!(await store.spend(`ticket ${person.issuer} ${id}`, clock.now(), expiresAt)))
      throw wrong('used before');
    const left = await store.endedAt(ofPerson);
    // A token tells the second alone: of the same one, the end counts.
    if ((left && left >= issuedAt) || (await store.endedAt(ofSession))) throw wrong('its sign-in has ended');
  }
}

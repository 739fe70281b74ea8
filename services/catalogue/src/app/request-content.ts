import { badInput, checkName, DomainError, foldKey, isId, notFound, type Clock, type Ids } from '@seyir/kit';
import { isPending, type ContentRequest, type RequestKind, type RequestState } from '../domain/request.js';
import type { Transaction } from './ports.js';
import type { PlayableStore, RequestedTitle, RequestEvents, RequestStore } from './request-ports.js';

/** In graphemes. */
const LENGTH = { min: 1, max: 150 };

// One transaction finds the title, adds or reopens the request, and votes for it.
interface Deps {
  readonly requests: RequestStore;
  readonly playable: PlayableStore;
  readonly requestEvents: RequestEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A suggestion by its id, or a name with its kind. */
export interface Asked {
  readonly kind: RequestKind | undefined;
  readonly name: string;
  readonly suggestionId: string | undefined;
}

/**
 * Asks for a title by the id of a suggestion or by a name (product-spec, section 1). If the request exists, this votes for it. If
 * a title of the catalogue has the name, the request is about this title. A title that was added and has lost its sources can be
 * asked for again: its request opens again with its votes. BAD_INPUT; NOT_FOUND for an unknown id; CONFLICT if the title can be
 * watched; REQUEST_CLOSED if it was declined.
 */
export const requestContent =
  ({ requests, playable, requestEvents, transaction, clock, ids }: Deps) =>
  async (
    memberId: string,
    { kind, name, suggestionId }: Asked,
  ): Promise<{ readonly request: ContentRequest; readonly created: boolean }> => {
    return transaction.run(async () => {
      // Otherwise the first source may arrive between the look at the title and the new request, which nobody would answer.
      await requests.lockAnswers('shared');
      const wanted = suggestionId === undefined ? await byName(name, kind) : await suggested(suggestionId);
      const { kind: of, name: called, titleId } = wanted;
      const given = { kind: of, name: called, titleId, id: ids.next(), askedBy: memberId };
      const { id, state, created } = await requests.add(given, clock.now());
      if (!isPending(state)) await reopen(id, state, titleId);
      await requests.vote(id, memberId, 1, 'set');
      const [request] = await requests.byIds([id], memberId);
      if (!request) throw notFound(`request ${id}`);
      if (created) requestEvents.requestAdded();
      return { request, created };
    });

    async function reopen(id: string, state: RequestState, titleId: string | undefined): Promise<void> {
      if (state !== 'available' || titleId === undefined)
        throw new DomainError('REQUEST_CLOSED', { reason: `request ${id} is ${state}` });
      const opened = await requests.decide(id, { state: 'open', reason: '' }, clock.now());
      await requestEvents.requestsChanged([opened]);
    }

    async function suggested(id: string): Promise<Wanted> {
      const title = isId(id) ? await playable.titleById(id) : undefined;
      if (title) return ofTitle(title);
      const [request] = isId(id) ? await requests.byIds([id], memberId) : [];
      if (!request) throw notFound(`suggestion ${id}`);
      const meant = request.titleId === undefined ? undefined : await playable.titleById(request.titleId);
      if (meant) ofTitle(meant);
      return request;
    }

    async function byName(given: string, of: RequestKind | undefined): Promise<Wanted> {
      const clean = given.normalize('NFC').trim().replace(/\s+/gu, ' ');
      const problem = checkName(clean, LENGTH);
      if (problem || of === undefined)
        throw badInput({ ...(problem && { name: problem }), ...(of === undefined && { kind: 'required' }) });
      const title = await playable.titleByKey(foldKey(clean), of);
      return title ? ofTitle(title) : { kind: of, name: clean, titleId: undefined };
    }
  };

type Wanted = Pick<ContentRequest, 'kind' | 'name' | 'titleId'>;

const ofTitle = ({ id: titleId, kind, name, playable }: RequestedTitle): Wanted => {
  if (playable) throw new DomainError('CONFLICT', { reason: `title ${titleId} can be watched` });
  return { kind, name, titleId };
};

import type { ServiceHandlers } from '@seyir/kit';
import { RequestKind, RequestState, type CatalogueService } from '@seyir/proto';
import { isFirst, member, time, title } from './things.js';

export const request = {
  id: 'request-1',
  kind: RequestKind.SERIES,
  name: 'Kayıp <b>Rıhtım</b>',
  titleId: title.id,
  state: RequestState.PLANNED,
  score: 3,
  ownVote: 2,
  askedAt: time,
  decidedAt: time,
  version: 2,
};
/** By name alone. */
export const film = {
  id: 'request-2',
  kind: RequestKind.MOVIE,
  name: 'Şafak',
  state: RequestState.OPEN,
  score: 1,
  askedAt: time,
  version: 1,
  askedBy: member.id,
};

type Names =
  | 'requestContent'
  | 'voteOnRequest'
  | 'listRequests'
  | 'getRequests'
  | 'suggestRequests'
  | 'decideRequest'
  | 'mergeRequests'
  | 'deleteRequest';

export const wishes: Pick<ServiceHandlers<typeof CatalogueService>, Names> = {
  requestContent: async ({ name, kind, suggestionId }) => ({
    request: suggestionId === '' ? { ...film, name, kind } : request,
    created: suggestionId === '',
  }),
  voteOnRequest: async ({ vote }) => ({ score: vote === 1 ? 4 : 2, ownVote: vote }),
  listRequests: async ({ kind, page }) => ({
    requests: isFirst(page) ? [kind === RequestKind.MOVIE ? film : request] : [],
    info: { last: true },
  }),
  getRequests: async ({ ids }) => ({ requests: [request, film].filter(({ id }) => ids.includes(id)) }),
  suggestRequests: async ({ query }) => (query === 'va' ? { requests: [request], titleIds: [title.id] } : {}),
  decideRequest: async ({ state, reason }) => ({ request: { ...request, state, reason, version: 3 } }),
  mergeRequests: async ({ intoId }) => ({ request: { ...request, id: intoId } }),
  deleteRequest: async () => ({}),
};

import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers, type Viewer } from '@seyir/kit';
import type {
  CatalogueService,
  ContentRequestSchema,
  ImportedContentRequest as ImportedMessage,
} from '@seyir/proto';
import type { ImportedRequest } from '../../app/import-requests.js';
import type { ContentRequest } from '../../domain/request.js';
import { isRequestStaff } from '../../permissions.js';
import type { UseCases } from '../../use-cases.js';
import { requestKinds, requestStates } from './enums.js';
import { fromImport } from './messages.js';

/** The member who made the request is visible only to staff. */
const fromRequest =
  (viewer: Viewer) =>
  ({
    titleId = '',
    askedBy = '',
    askedAt,
    decidedAt,
    ...request
  }: ContentRequest): MessageInitShape<typeof ContentRequestSchema> => ({
    ...request,
    titleId,
    kind: requestKinds.toValue(request.kind),
    state: requestStates.toValue(request.state),
    askedAt: timestampFromDate(askedAt),
    ...(decidedAt && { decidedAt: timestampFromDate(decidedAt) }),
    ...(isRequestStaff(viewer) && { askedBy }),
  });

type Names =
  | 'requestContent'
  | 'voteOnRequest'
  | 'listRequests'
  | 'getRequests'
  | 'suggestRequests'
  | 'decideRequest'
  | 'mergeRequests'
  | 'deleteRequest'
  | 'listVoters'
  | 'importRequests'
  | 'countKept';

/** The calls about content requests. */
export const requestHandlers = (app: UseCases): Pick<ServiceHandlers<typeof CatalogueService>, Names> => ({
  async requestContent({ kind, name, suggestionId }, call) {
    const asked = { kind: requestKinds.toWord(kind), name, suggestionId: suggestionId || undefined };
    const { request, created } = await app.requestContent(memberOf(call), asked);
    return { request: fromRequest(call.viewer)(request), created };
  },

  async voteOnRequest({ requestId, vote }, call) {
    return app.voteOnRequest(memberOf(call), requestId, vote);
  },

  async listRequests({ kind, answered, page }, { viewer }) {
    const filter = { kind: requestKinds.required(kind), answered };
    const { items, last, next } = await app.listRequests(viewer.memberId, filter, page);
    return { requests: items.map(fromRequest(viewer)), info: { last, nextCursor: next } };
  },

  async getRequests({ ids }, { viewer }) {
    return { requests: (await app.getRequests(viewer.memberId, ids)).map(fromRequest(viewer)) };
  },

  async suggestRequests({ query, kind }, { viewer }) {
    const found = await app.suggestRequests(viewer.memberId, query, requestKinds.toWord(kind));
    return { requests: found.requests.map(fromRequest(viewer)), titleIds: [...found.titleIds] };
  },

  async decideRequest({ requestId, state, reason, version }, call) {
    const decision = { state: requestStates.required(state), reason, version };
    const decided = await app.decideRequest(memberOf(call), requestId, decision);
    return { request: fromRequest(call.viewer)(decided) };
  },

  async mergeRequests({ requestId: id, intoId, version }, call) {
    const merged = await app.mergeRequests(memberOf(call), { id, intoId, version });
    return { request: fromRequest(call.viewer)(merged) };
  },

  async deleteRequest({ requestId }) {
    await app.deleteRequest(requestId);
    return {};
  },

  async listVoters({ requestId, after, limit }) {
    return { memberIds: await app.listVoters(requestId, after, limit) };
  },

  async importRequests({ requests }) {
    return fromImport(await app.importRequests(requests.map(toImported)));
  },

  async countKept({ memberIds, subjectIds }) {
    return { counts: await app.countKept(memberIds, subjectIds) };
  },
});

/** BAD_INPUT for an unknown kind or state, and without the time of the request. */
const toImported = ({ kind, state, askedAt, decidedAt, ...request }: ImportedMessage): ImportedRequest => {
  if (!askedAt) throw badInput({ askedAt: 'required' });
  const { id, name, reason, askedBy, upIds, downIds } = request;
  return {
    id,
    name,
    reason,
    askedBy,
    upIds,
    downIds,
    kind: requestKinds.required(kind),
    state: requestStates.required(state),
    askedAt: timestampDate(askedAt),
    decidedAt: decidedAt && timestampDate(decidedAt),
  };
};

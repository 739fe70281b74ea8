import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { RequestKind, RequestState, type ImportedContentRequestSchema } from '@seyir/proto';
import type { DemoRequest } from '../types.js';

const kinds = { movie: RequestKind.MOVIE, series: RequestKind.SERIES };
const states = { open: RequestState.OPEN, planned: RequestState.PLANNED, declined: RequestState.DECLINED };

export const requestMessage = ({
  askedById: askedBy,
  askedAt,
  decidedAt,
  ...request
}: DemoRequest): MessageInitShape<typeof ImportedContentRequestSchema> => ({
  ...request,
  askedBy,
  upIds: [...request.upIds],
  downIds: [...request.downIds],
  kind: kinds[request.kind],
  state: states[request.state],
  askedAt: timestampFromDate(askedAt),
  ...(decidedAt && { decidedAt: timestampFromDate(decidedAt) }),
});

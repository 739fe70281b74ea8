import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import { ReportedKind as ReportedKindMessage, type SocialService } from '@seyir/proto';
import type { ReportedKind } from '../../app/copy-reported.js';
import type { UseCases } from '../../use-cases.js';

const kinds: Readonly<Record<ReportedKindMessage, ReportedKind | undefined>> = {
  [ReportedKindMessage.UNSPECIFIED]: undefined,
  [ReportedKindMessage.POST]: 'post',
  [ReportedKindMessage.COLLECTION]: 'collection',
  [ReportedKindMessage.STORY]: 'story',
  [ReportedKindMessage.GROUP]: 'group',
};

/** The handler of the call that copies what a member reports. */
export const reportedHandlers = (
  app: UseCases,
): Pick<ServiceHandlers<typeof SocialService>, 'copyReported'> => ({
  async copyReported({ kind: given, id }, call) {
    const kind = kinds[given];
    if (!kind) throw badInput({ kind: 'invalid' });
    const { authorId = '', titleId = '', body, writtenAt } = await app.copyReported(memberOf(call), kind, id);
    return { authorId, body, titleId, writtenAt: timestampFromDate(writtenAt) };
  },
});

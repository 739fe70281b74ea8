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

/** The handlers of the calls that copy what a member reports, and that name its title. */
export const reportedHandlers = (
  app: UseCases,
): Pick<ServiceHandlers<typeof SocialService>, 'copyReported' | 'findReportedTitle'> => ({
  async copyReported({ kind: given, id }, call) {
    const kind = kinds[given];
    if (!kind) throw badInput({ kind: 'invalid' });
    const found = await app.copyReported(memberOf(call), kind, id);
    const { authorId = '', titleId = '', photos = [], pictures, covered = false, body, writtenAt } = found;
    return {
      authorId,
      body,
      titleId,
      covered,
      photos: [...photos],
      ...pictures,
      writtenAt: timestampFromDate(writtenAt),
    };
  },

  async findReportedTitle({ kind: given, id }) {
    const kind = kinds[given];
    if (kind !== 'post' && kind !== 'story') throw badInput({ kind: 'invalid' });
    return { titleId: (await app.findReportedTitle(kind, id)) ?? '' };
  },
});

import { useQuery } from '@apollo/client/react';
import { CaseStatisticsDocument } from '../../../generated/case-statistics.js';
import { formatNumber } from '../../../lib/turkish.js';
import { caseTexts as texts } from '../texts.js';

/** Numbers above the queue. If they cannot be read, the page works without them and shows no error. */
export function CaseStatistics() {
  const { data } = useQuery(CaseStatisticsDocument, {
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) return null;
  const { openUnderDay, openUnderThreeDays, openLonger, decided, medianSeconds, p90Seconds, appeals } =
    data.caseStatistics;
  const numbers = [
    [texts.openUnderDay, formatNumber(openUnderDay)],
    [texts.openUnderThreeDays, formatNumber(openUnderThreeDays)],
    [texts.openLonger, formatNumber(openLonger)],
    [texts.waitingAppeals, formatNumber(appeals)],
    [texts.median, decided > 0 ? duration(medianSeconds) : '–'],
    [texts.p90, decided > 0 ? duration(p90Seconds) : '–'],
  ] as const;
  return (
    <section aria-label={texts.statistics}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {numbers.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end rounded-2xl border border-line bg-surface p-3"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** '40 dk', '3 sa', '2 gün': rounded up to a whole unit. */
export function duration(seconds: number): string {
  if (seconds < 3_600) return `${formatNumber(Math.ceil(seconds / 60))} dk`;
  if (seconds < 172_800) return `${formatNumber(Math.ceil(seconds / 3_600))} sa`;
  return `${formatNumber(Math.ceil(seconds / 86_400))} gün`;
}

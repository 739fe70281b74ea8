import { statement, type UnitOfWork } from '@seyir/kit';
import type { CaseFigures, CaseStatistics, WaitingCases } from '../../app/ports.js';
import type { Standing } from '../../domain/report.js';

type Since = Parameters<CaseFigures['statistics']>[0];

/** Maximum number of rows that are read of each kind. */
const MOST_COUNTED = 10_000;

/** A case that an appeal has added has no reports, and no time to a decision. */
const statistics = statement<CaseStatistics>(
  `WITH open AS (SELECT opened_at FROM moderation_case WHERE state = 'open' LIMIT ${MOST_COUNTED}),
   decided AS (
     SELECT extract(epoch FROM closed_at - opened_at) AS seconds FROM moderation_case
     WHERE closed_at > $3 AND outcome IS NOT NULL AND report_count > 0
     ORDER BY closed_at DESC LIMIT ${MOST_COUNTED})
   SELECT (SELECT count(*) FROM open WHERE opened_at > $1)::int AS "openUnderDay",
     (SELECT count(*) FROM open WHERE opened_at <= $1 AND opened_at > $2)::int AS "openUnderThreeDays",
     (SELECT count(*) FROM open WHERE opened_at <= $2)::int AS "openLonger",
     (SELECT count(*) FROM decided)::int AS decided,
     coalesce((SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FROM decided), 0)::float8 AS "medianSeconds",
     coalesce((SELECT percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) FROM decided), 0)::float8 AS "p90Seconds",
     (SELECT count(*) FROM (SELECT FROM moderation_case WHERE appeal_state = 'pending' LIMIT ${MOST_COUNTED}) a)::int AS appeals`,
);

const waiting = statement<WaitingCases>(
  `SELECT
     (SELECT count(*) FROM (SELECT FROM moderation_case WHERE state = 'open' LIMIT ${MOST_COUNTED}) o)::int AS open,
     (SELECT count(*) FROM (SELECT FROM moderation_case WHERE appeal_state = 'pending' LIMIT ${MOST_COUNTED}) a)::int AS appeals,
     coalesce(extract(epoch FROM $1::timestamptz - (SELECT opened_at FROM moderation_case WHERE state = 'open'
       ORDER BY opened_at, id LIMIT 1)), 0)::float8 AS "oldestOpen",
     coalesce(extract(epoch FROM $1::timestamptz - (SELECT appealed_at FROM moderation_case WHERE appeal_state = 'pending'
       ORDER BY appealed_at, id LIMIT 1)), 0)::float8 AS "oldestAppeal"`,
);

const standingsOf = statement<Standing & { readonly id: string }>(
  `SELECT m.id, count(*) FILTER (WHERE c.outcome <> 'nothing')::int AS accepted,
     count(*) FILTER (WHERE c.outcome = 'nothing')::int AS refused
   FROM unnest($1::uuid[]) AS m (id)
   CROSS JOIN LATERAL (SELECT case_id FROM report WHERE member_id = m.id ORDER BY case_id DESC LIMIT 200) r
   JOIN moderation_case c ON c.id = r.case_id WHERE c.closed_at > $2 GROUP BY m.id`,
);

export class SqlCaseFigures implements CaseFigures {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async statistics({ dayAgo, threeDaysAgo, decidedSince }: Since): Promise<CaseStatistics> {
    return (await statistics.first(this.unitOfWork, [dayAgo, threeDaysAgo, decidedSince]))!;
  }

  async waiting(now: Date): Promise<WaitingCases> {
    return (await waiting.first(this.unitOfWork, [now]))!;
  }

  async standings(memberIds: readonly string[], since: Date): Promise<ReadonlyMap<string, Standing>> {
    if (memberIds.length === 0) return new Map();
    const rows = await standingsOf.all(this.unitOfWork, [memberIds, since]);
    return new Map(rows.map(({ id, accepted, refused }) => [id, { accepted, refused }]));
  }
}

import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import type { SanctionFieldsFragment } from '../../../generated/types.js';
import { dateAndTime } from '../../../lib/turkish.js';
import { casePath } from '../paths.js';
import { caseTexts, deskTexts as texts } from '../texts.js';

interface Props {
  one: SanctionFieldsFragment;
  /** The case whose page shows it, which needs no link. */
  shownIn?: string;
}

/** A silence or a ban: its reason, its term, who imposed it, and the case whose outcome it is. */
export function SanctionFacts({ one, shownIn }: Props) {
  const { kind, violation, imposedAt, until, imposedBy, endedAt, caseId } = one;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {texts.kinds[kind]}{' '}
        <Badge tone={endedAt ? 'plain' : 'live'}>{endedAt ? texts.ended : texts.inForce}</Badge>
      </p>
      <p>{caseTexts.violations[violation]}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {imposedBy && <span>{imposedBy.name}</span>}
        <TimeAgo at={imposedAt} />
        <span>{until ? caseTexts.until(dateAndTime(new Date(until))) : caseTexts.noEnd}</span>
        {caseId && caseId !== shownIn && (
          <Link to={casePath(caseId)} className="underline underline-offset-4 hover:no-underline">
            {texts.caseOf}
          </Link>
        )}
      </p>
    </>
  );
}

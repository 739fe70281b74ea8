import { useQuery } from '@apollo/client/react';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import { OwnDecisionsDocument } from '../../../../generated/own-decisions.js';
import { useViewer } from '../../../../lib/viewer.js';
import { appealTexts as texts } from '../../appeal-texts.js';
import { BanAppeal } from './ban-appeal.js';
import { Decision } from './decision.js';

/** /itiraz: a member's decisions, or, without a session, the form for a banned member. Read by the browser alone. */
export function AppealPage() {
  const viewer = useViewer();
  if (viewer.state === 'visitor') return <BanAppeal />;
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
        <p className="text-muted">{texts.reading}</p>
      </div>
      {viewer.state === 'member' ? <Decisions /> : <Skeleton className="h-48 rounded-2xl" />}
    </div>
  );
}

function Decisions() {
  const { data, error, refetch } = useQuery(OwnDecisionsDocument, {
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-48 rounded-2xl" />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (data.ownDecisions.length === 0)
    return <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />;
  return (
    <ul className="grid gap-4">
      {data.ownDecisions.map((decision) => (
        <li key={decision.id}>
          <Decision given={decision} />
        </li>
      ))}
    </ul>
  );
}

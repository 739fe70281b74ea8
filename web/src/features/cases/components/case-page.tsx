import { useQuery } from '@apollo/client/react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { ModerationCaseDocument } from '../../../generated/moderation-case.js';
import type { MemberFieldsFragment, ModerationCaseQuery } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { PageHead } from '../../../lib/page-head.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { casePath, memberPath } from '../paths.js';
import { caseTexts as texts, deskTexts } from '../texts.js';
import { CasePhotos } from './case-photos.js';
import { outcomeOf, targetName } from './cases-page.js';
import { DecisionPanel } from './decision-panel.js';
import { Forbidden, MembersOnly } from './moderators-only.js';
import { SanctionFacts } from './sanction-facts.js';

/** /yonetim/vakalar/{id}: evidence and reports on the left, the decision on the right. */
export function CasePage({ id }: { id: string }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.caseTitle} description={texts.description} path={casePath(id)} noindex />
      <DeskLinks current="cases" isBelow />
      <MembersOnly path={casePath(id)}>
        <Case id={id} />
      </MembersOnly>
    </div>
  );
}

function Case({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ModerationCaseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const found = data.moderationCase;
  if (!found) return <EmptyState icon="search" title={texts.absent} hint={texts.absentHint} />;
  const { path } = found.case;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">{targetName(found.case)}</h1>
        {path && (
          <Link to={path} className="font-semibold underline underline-offset-4 hover:no-underline">
            {texts.toTarget}
          </Link>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Evidence found={found} />
          <Reports found={found} />
          <Earlier title={texts.earlier} cases={found.earlier} />
          <Earlier title={texts.ofSubject} cases={found.ofSubject} />
          <Sanctions found={found} />
        </div>
        <DecisionPanel given={found.case} coverPlace={found.coverPlace} />
      </div>
    </>
  );
}

type Found = NonNullable<ModerationCaseQuery['moderationCase']>;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface BylineProps {
  member: MemberFieldsFragment | null;
  at: string;
  /** Titles and sources have no author. */
  withoutAuthor?: boolean;
}

function Byline({ member, at, withoutAuthor = false }: BylineProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {withoutAuthor ? null : member ? (
        <Link to={member.path} className="font-semibold text-text hover:underline">
          {member.name}
        </Link>
      ) : (
        <span>{texts.gone}</span>
      )}
      <TimeAgo at={at} />
    </p>
  );
}

function Evidence({ found: { evidence, case: given } }: { found: Found }) {
  const withoutAuthor = given.targetType === 'title' || given.targetType === 'source';
  return (
    <Part title={texts.evidence}>
      {evidence.length === 0 && (
        <p className="text-muted">{given.state === 'CLOSED' ? texts.oldEvidence : texts.noEvidence}</p>
      )}
      {evidence.map(({ id, author, body, sentAt, photos }) => (
        <div key={id} className="grid gap-2">
          <Byline member={author} at={sentAt} withoutAuthor={withoutAuthor} />
          {body !== '' && <blockquote className="break-words whitespace-pre-line">{body}</blockquote>}
          <CasePhotos
            photos={photos}
            names={texts.pictures[given.targetType] ?? []}
            indecent={given.problems.includes('INDECENT')}
          />
        </div>
      ))}
    </Part>
  );
}

function Reports({ found }: { found: Found }) {
  return (
    <Part title={texts.reportList(found.case.reportCount)}>
      <ul className="grid gap-3">
        {found.reports.map(({ member, problem, description, reportedAt, accepted, refused }, place) => (
          <li key={member?.id ?? place} className="grid gap-1">
            <Byline member={member} at={reportedAt} />
            <p className="break-words whitespace-pre-line">
              <strong>{texts.problems[problem]}</strong> {description}
            </p>
            <p className="text-sm text-muted">
              {accepted + refused === 0 ? texts.newReporter : texts.standing(accepted, refused)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Earlier({ title, cases }: { title: string; cases: Found['earlier'] }) {
  if (cases.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="grid gap-2">
        {cases.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-x-3">
            <Link to={casePath(one.id)} className="font-semibold hover:underline">
              {targetName(one)}: {outcomeOf(one)}
            </Link>
            <TimeAgo at={one.closedAt ?? one.openedAt} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Earlier decisions against the member concerned, in cases or without one. */
function Sanctions({ found: { sanctions, case: given } }: { found: Found }) {
  if (!sanctions)
    return (
      <Part title={deskTexts.sanctionsOf}>
        <p className="text-muted">{deskTexts.sanctionsFailed}</p>
      </Part>
    );
  if (!given.subject || sanctions.length === 0) return null;
  return (
    <Part title={deskTexts.sanctionsOf}>
      <ul className="grid gap-3">
        {sanctions.map((one) => (
          <li key={one.id} className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
            <SanctionFacts one={one} shownIn={given.id} />
          </li>
        ))}
      </ul>
      <Link
        to={memberPath(given.subject.username)}
        className="justify-self-start font-semibold underline underline-offset-4 hover:no-underline"
      >
        {given.subject.name}
      </Link>
    </Part>
  );
}

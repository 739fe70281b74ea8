import { useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { AppealsDocument } from '../../../generated/appeals.js';
import { AssignCaseDocument } from '../../../generated/assign-case.js';
import { ModerationCasesDocument } from '../../../generated/moderation-cases.js';
import type { CaseFieldsFragment, CaseState, ReportProblem } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { formatNumber } from '../../../lib/turkish.js';
import { type CaseFilters, filtersOf } from '../case-filters.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { DeskMore } from '../../desk/desk-more.js';
import { deskPages } from '../../desk/pages.js';
import { useListKeys } from '../../desk/use-list-keys.js';
import { casePath } from '../paths.js';
import { caseTexts as texts } from '../texts.js';
import { CaseFilter } from './case-filter.js';
import { CaseStatistics } from './case-statistics.js';
import { Forbidden, MembersOnly } from './moderators-only.js';

const { path } = deskPages.cases;

/** /yonetim/vakalar: the queue of moderators. Its data are loaded in the browser only, not on the server. */
export function CasesPage() {
  const [query] = useSearchParams();
  const which = query.get('durum');
  const list: CaseListName = which === 'kapanan' ? 'CLOSED' : which === 'itiraz' ? 'APPEALS' : 'OPEN';
  const filters = filtersOf(query, list === 'OPEN');
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="cases" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      <MembersOnly path={path}>
        <CaseStatistics />
        <StateLinks list={list} />
        {list === 'APPEALS' ? (
          <Appeals />
        ) : (
          <>
            <CaseFilter isOpen={list === 'OPEN'} />
            <List key={`${list} ${JSON.stringify(filters)}`} state={list} filters={filters} />
          </>
        )}
      </MembersOnly>
    </div>
  );
}

type CaseListName = CaseState | 'APPEALS';

const searches = { OPEN: '', CLOSED: '?durum=kapanan', APPEALS: '?durum=itiraz' } as const;

function StateLinks({ list }: { list: CaseListName }) {
  return (
    <nav aria-label={texts.which} className="flex flex-wrap gap-2">
      {(['OPEN', 'CLOSED', 'APPEALS'] as const).map((one) => (
        <Link
          key={one}
          to={{ search: searches[one] }}
          replace
          state={keepScroll}
          aria-current={one === list ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
            one === list ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {texts.states[one]}
        </Link>
      ))}
    </nav>
  );
}

function List({ state, filters }: { state: CaseState; filters: CaseFilters }) {
  const { data, error, refetch, fetchMore } = useQuery(ModerationCasesDocument, {
    variables: { state, ...filters },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { items, nextCursor } = data.moderationCases;
  if (items.length === 0) return <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...next,
        moderationCases: {
          ...next.moderationCases,
          items: joined(before.moderationCases.items, next.moderationCases.items, ({ id }) => id),
        },
      }),
    });
  return (
    <CaseTable
      items={items}
      since={state === 'OPEN' ? texts.since : texts.closed}
      last={state === 'OPEN' ? texts.assignee : texts.outcome}
      onMore={nextCursor ? () => more(nextCursor) : undefined}
    />
  );
}

/** Appeals that wait; the viewer's own decisions are for another moderator. */
function Appeals() {
  const { data, error, refetch, fetchMore } = useQuery(AppealsDocument, {
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { items, nextCursor } = data.appeals;
  if (items.length === 0)
    return <EmptyState icon="check" title={texts.noAppeals} hint={texts.noAppealsHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        appeals: {
          ...next.appeals,
          items: joined(before.appeals.items, next.appeals.items, ({ id }) => id),
        },
      }),
    });
  return (
    <CaseTable
      items={items}
      since={texts.appealSince}
      last={texts.outcome}
      onMore={nextCursor ? () => more(nextCursor) : undefined}
    />
  );
}

interface TableProps {
  items: readonly CaseFieldsFragment[];
  /** Heading of the column with the time. */
  since: string;
  /** Heading of the last column. */
  last: string;
  onMore: (() => Promise<unknown>) | undefined;
}

/** A table; on phones, where its columns do not fit, each row is a card with the same facts. Roles keep it a table there, too. */
function CaseTable({ items, since, last, onMore }: TableProps) {
  const heads = [texts.target, texts.problem, texts.reports, texts.weight, since, last];
  const rows = useRef<HTMLTableSectionElement>(null);
  const assign = useAssign();
  const mayAssign = items.some(({ state }) => state === 'OPEN');
  useListKeys(rows, mayAssign ? (place) => items[place] && assign(items[place]) : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-muted max-sm:hidden">
        {texts.keys}
        {mayAssign && `, ${texts.keysToTake}`}
      </p>
      <div className="rounded-2xl border border-line bg-surface">
        <table role="table" aria-label={texts.title} className="w-full text-left text-sm max-sm:block">
          <thead role="rowgroup" className="text-muted max-sm:sr-only">
            <tr role="row" className="h-10 border-b border-line">
              {heads.map((head) => (
                <th key={head} scope="col" role="columnheader" className="px-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows} role="rowgroup" className="max-sm:block">
            {items.map((one) => (
              <Row key={one.id} one={one} since={since} last={last} />
            ))}
          </tbody>
        </table>
      </div>
      {onMore && <DeskMore load={onMore} />}
    </div>
  );
}

/** Takes an open case on, or gives it back. */
function useAssign(): (one: CaseFieldsFragment) => void {
  const [send, { loading }] = useMutation(AssignCaseDocument);
  const { show } = useToast();
  return ({ id, assignee }) => {
    if (loading) return;
    send({ variables: { id, assigned: !assignee } }).then(
      () => show({ text: assignee ? texts.givenBack : texts.taken, tone: 'success' }),
      (failure: unknown) => show({ text: readError(failure).message || texts.failed, tone: 'error' }),
    );
  };
}

/** The decision of a closed case; undefined if it was closed because its target is gone. */
export const outcomeOf = ({ outcome }: Pick<CaseFieldsFragment, 'outcome'>): string =>
  outcome ? texts.outcomes[outcome] : texts.goneOutcome;

export const targetName = ({ targetType }: Pick<CaseFieldsFragment, 'targetType'>): string =>
  texts.targets[targetType] ?? targetType;

/** Cases with these problems come first in the queue. */
const urgent: readonly ReportProblem[] = ['INDECENT', 'PRIVATE_DATA'];

function Row({ one, since, last }: { one: CaseFieldsFragment } & Pick<TableProps, 'since' | 'last'>) {
  const { id, problems, reportCount, weight, openedAt, closedAt, assignee, state, appeal } = one;
  return (
    <tr
      role="row"
      className="border-b border-line last:border-0 hover:bg-raised max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1 max-sm:p-4 sm:h-10"
    >
      <td role="cell" className="max-sm:basis-full sm:px-3 sm:whitespace-nowrap">
        <Link
          to={casePath(id)}
          aria-label={texts.open(targetName(one))}
          className="font-semibold hover:underline max-sm:-my-2 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center max-sm:text-base"
        >
          {targetName(one)}
        </Link>
      </td>
      <td role="cell" className="max-sm:basis-full sm:px-3">
        <span className="flex flex-wrap gap-1 py-1">
          {problems.map((problem) => (
            <Badge key={problem} tone={urgent.includes(problem) ? 'live' : 'plain'}>
              {texts.problems[problem]}
            </Badge>
          ))}
        </span>
      </td>
      <Fact name={texts.reports} className="tabular">
        {formatNumber(reportCount)}
      </Fact>
      <Fact name={texts.weight} className="tabular">
        {formatNumber(weight)}
      </Fact>
      <Fact name={since} className="whitespace-nowrap">
        <TimeAgo at={appeal?.state === 'PENDING' ? appeal.sentAt : (closedAt ?? openedAt)} />
      </Fact>
      <Fact name={last}>{state === 'OPEN' ? (assignee?.name ?? texts.nobody) : outcomeOf(one)}</Fact>
    </tr>
  );
}

/** A cell; on a phone with the name of its column, which has no visible head there. */
function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={classes('sm:px-3', className)}>
      <span aria-hidden className="mr-1.5 text-muted sm:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}

import { useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Select } from '../../../components/ui/select.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { AuditLogDocument } from '../../../generated/audit-log.js';
import type { AuditLogQuery } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { DeskMore } from '../../desk/desk-more.js';
import { deskPages } from '../../desk/pages.js';
import { auditTexts as texts, objectNames, operationNames } from '../audit-texts.js';
import { memberPath } from '../paths.js';
import { deskTexts } from '../texts.js';
import { MembersOnly } from './moderators-only.js';

type Entry = AuditLogQuery['auditLog']['items'][number];

const { path } = deskPages.audit;

/** /yonetim/kayitlar: the audit log of staff, for admins. Only the browser reads its data; the address contains the filters. */
export function AuditPage() {
  const [query] = useSearchParams();
  const [username, operation] = [query.get('uye') ?? '', query.get('islem') ?? ''];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="audit" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      <MembersOnly path={path}>
        <Filters username={username} operation={operation} />
        <List key={`${username} ${operation}`} username={username} operation={operation} />
      </MembersOnly>
    </div>
  );
}

interface FilterProps {
  username: string;
  operation: string;
}

function Filters({ username, operation }: FilterProps) {
  const [query, setQuery] = useSearchParams();
  const set = (name: 'uye' | 'islem', value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, state: keepScroll });
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    set('uye', String(new FormData(event.currentTarget).get('username') ?? '').trim());
  };
  const known = Object.entries(operationNames).map(([value, label]) => ({ value, label }));
  return (
    <form role="search" aria-label={texts.filters} onSubmit={find} className="flex flex-wrap items-end gap-3">
      <TextField
        key={username}
        label={texts.username}
        name="username"
        defaultValue={username}
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">{texts.find}</Button>
      <Select
        label={texts.operation}
        items={[{ value: '', label: texts.allOperations }, ...known]}
        value={operation}
        onValueChange={(value) => set('islem', value)}
        className="min-w-36 flex-1 sm:max-w-80"
      />
    </form>
  );
}

function List({ username, operation }: FilterProps) {
  const { data, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    variables: { username: username || null, operation: operation || null },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN')
      return <EmptyState icon="lock" title={texts.forbidden} hint={texts.forbiddenHint} />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { items, nextCursor } = data.auditLog;
  if (items.length === 0) return <EmptyState icon="search" title={texts.none} hint={texts.noneHint} />;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        auditLog: {
          ...next.auditLog,
          items: joined(before.auditLog.items, next.auditLog.items, ({ id }) => id),
        },
      }),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="grid gap-2">
        {items.map((entry) => (
          <li key={entry.id} className="min-w-0 rounded-2xl border border-line bg-surface p-4">
            <Row entry={entry} />
          </li>
        ))}
      </ol>
      {nextCursor && <DeskMore load={() => more(nextCursor)} />}
    </div>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { at, actor, byOperator, roles, operation, objectKind, objectIds, outcome } = entry;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {actor ? (
          <Link to={memberPath(actor.username)} className="font-semibold hover:underline">
            {actor.name}
          </Link>
        ) : (
          <span className="font-semibold">{byOperator ? texts.operator : texts.gone}</span>
        )}
        {roles
          .filter((role) => role !== 'MEMBER')
          .map((role) => (
            <Badge key={role}>{deskTexts.roleNames[role]}</Badge>
          ))}
        <span className="text-sm text-muted">
          <TimeAgo at={at} />
        </span>
      </div>
      <p>
        {operationNames[operation] ?? operation}
        <span className="text-muted"> · {outcome === 'OK' ? texts.done : texts.refused(outcome)}</span>
      </p>
      {objectIds.length > 0 && (
        <p className="text-sm break-all text-muted">
          {objectKind && (objectNames[objectKind] ?? objectKind)} {objectIds.join(', ')}
        </p>
      )}
    </div>
  );
}

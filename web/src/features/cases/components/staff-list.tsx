import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import { StaffDocument } from '../../../generated/staff.js';
import { readError } from '../../../lib/graphql-error.js';
import { memberPath } from '../paths.js';
import { deskTexts as texts } from '../texts.js';

/** The members with a role of staff; nothing for a moderator, who may not read them. */
export function StaffList() {
  const { data, error, refetch } = useQuery(StaffDocument, {
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-40 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return null;
    return <ErrorState title={texts.staffFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  return (
    <section aria-label={texts.staff} className="grid gap-3">
      <h2 className="text-xl">{texts.staff}</h2>
      <ul className="grid gap-2">
        {data.staff.map(({ member, roles }) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-4"
          >
            <Link to={memberPath(member.username)} className="font-semibold hover:underline">
              {member.name}
            </Link>
            <span className="text-muted">{member.username}</span>
            {roles
              .filter((role) => role !== 'MEMBER')
              .map((role) => (
                <Badge key={role}>{texts.roleNames[role]}</Badge>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import type { GroupPersonFieldsFragment } from '../../../generated/types.js';

/** The look of a list of people. Beside the group's plan, which stands on the right from `lg` on, it has one column. */
export const personList = 'grid gap-2 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';

/** The look of a list item with a person and buttons. */
export const personRow =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-3';

/** A member in a list of a group. */
export function Person({ member, note }: { member: GroupPersonFieldsFragment; note?: string }) {
  return (
    <>
      <Avatar name={member.name} src={member.avatar ?? undefined} size="sm" />
      <div className="min-w-0 flex-1">
        <Link to={member.path} className="font-semibold break-words underline-offset-4 hover:underline">
          {member.name}
        </Link>
        <p className="text-sm break-all text-muted">
          @{member.username}
          {note && ` · ${note}`}
        </p>
      </div>
    </>
  );
}

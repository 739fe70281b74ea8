import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import type { FoundPersonFragment } from '../../../generated/types.js';
import { searchTexts } from '../texts.js';
import { rolesText } from '../roles-text.js';

/** The people that a search has found. */
export function FoundPeople({ people }: { people: readonly FoundPersonFragment[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{searchTexts.people}</h2>
      <ul className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
        {people.map(({ id, name, path, roles, knownFor }) => (
          <li key={id} className="min-w-0">
            <Link to={path} className="group flex min-h-14 items-center gap-3 rounded-xl p-2 hover:bg-raised">
              <Avatar name={name} />
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:underline">{name}</span>
                <span className="block truncate text-sm text-muted">
                  {[rolesText(roles), knownFor.join(', ')].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../components/ui/avatar.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { capital } from '../person/credits.js';

type Person = TitleDetailsFragment['people'][number];

/** The cast and the crew. Each name links to the person's page. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{titlePageTexts.people}</h2>
      <ul className="grid gap-1">
        {people.map(({ id, name, role, character, path }) => (
          <li key={`${id} ${role} ${character}`} className="-mx-2">
            <PersonLink path={path}>
              <Avatar name={name} />
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:underline">{name}</span>
                <span className="block truncate text-sm text-muted">{character || capital(role)}</span>
              </span>
            </PersonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without an address, as from a catalogue of the previous release, it is no link. */
function PersonLink({ path, children }: { path: string | null; children: ReactNode }) {
  const look = 'group flex min-h-11 items-center gap-3 rounded-xl px-2 py-1';
  if (!path) return <span className={look}>{children}</span>;
  return (
    <Link to={path} className={`${look} hover:bg-raised`}>
      {children}
    </Link>
  );
}

import { Avatar } from '../../../../components/ui/avatar.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { upperTr } from '../../../../lib/turkish.js';
import { catalogueTexts } from '../../texts.js';

/** Who plays and who made it. */
export function People({ people }: { people: TitleDetailsFragment['people'] }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{catalogueTexts.people}</h2>
      <ul className="grid gap-3.5">
        {people.map(({ id, name, role, character }) => (
          <li key={`${id} ${role}`} className="flex items-center gap-3">
            <Avatar name={name} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-sm text-muted">{character || capital(role)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const capital = (word: string): string => upperTr(word.slice(0, 1)) + word.slice(1);

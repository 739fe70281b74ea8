import { Link } from 'react-router';
import { auditPath, auditTexts } from '../audit-texts.js';
import { casesPath, contactsPath, membersPath } from '../paths.js';
import { removalsPath, removalTexts } from '../removal-texts.js';
import { caseTexts, contactTexts, deskTexts } from '../texts.js';

const pages = [
  [casesPath, caseTexts.title],
  [membersPath, deskTexts.title],
  [contactsPath, contactTexts.title],
  [removalsPath, removalTexts.title],
] as const;

/** Links between the moderators' pages. The audit log is for admins, so only its own page shows its link. */
export function DeskLinks({ current }: { current: string }) {
  const shown = current === auditPath ? [...pages, [auditPath, auditTexts.title] as const] : pages;
  return (
    <nav aria-label={deskTexts.desk} className="flex flex-wrap gap-x-5">
      {shown.map(([path, title]) => (
        <Link
          key={path}
          to={path}
          aria-current={path === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:underline aria-[current]:font-semibold aria-[current]:text-text"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

import { Avatar } from '../../components/ui/avatar.js';
import { classes } from '../../components/ui/classes.js';
import type { Suggestion } from './use-suggestions.js';
import { memberTextTexts } from './texts.js';

interface Props {
  id: string;
  members: readonly Suggestion[];
  active: number;
  onPick: (index: number) => void;
}

/** The suggested members below the text field; the field keeps the focus. */
export function Suggestions({ id, members, active, onPick }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {memberTextTexts.suggested(members.length)}
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={memberTextTexts.suggestions}
        className="pop absolute inset-x-0 z-20 -mt-6 max-w-sm rounded-2xl border border-line bg-raised p-1.5 shadow-lift"
      >
        {members.map(({ id: memberId, username, name, avatar }, index) => (
          <li
            key={memberId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Prevents the field from losing the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
            className={classes(
              'flex min-h-11 cursor-default items-center gap-3 rounded-xl px-3 hover:bg-line',
              index === active && 'bg-line',
            )}
          >
            <Avatar name={name} src={avatar ?? undefined} size="sm" />
            <span className="min-w-0 truncate">
              <span className="font-semibold">{name}</span> <span className="text-muted">@{username}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

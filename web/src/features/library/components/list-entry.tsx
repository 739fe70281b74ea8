import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import type { LibraryList, TitleCardFragment } from '../../../generated/types.js';
import { useTitleMarks } from '../../library-marks/use-library.js';
import { listMarks } from '../list-marks.js';
import { libraryTexts } from '../texts.js';

interface Props {
  list: LibraryList;
  title: TitleCardFragment;
  children: ReactNode;
}

/** A title on one of the member's lists, with its watched state and a button to remove it. */
export function ListEntry({ list, title, children }: Props) {
  const { marks, toggle } = useTitleMarks(title.id);
  const watched = marks?.entryWatched ?? false;
  return (
    <li data-id={title.id} data-type={title.kind} className="min-w-0">
      {children}
      <div className="mt-1.5 flex min-h-11 items-center justify-between gap-1">
        {list === 'WATCH_LIST' ? (
          <button
            type="button"
            data-status={watched ? '1' : '0'}
            aria-label={libraryTexts.toggleWatched(title.name, stateOf(watched))}
            onClick={() => toggle('ENTRY_WATCHED')}
            className={classes(
              'inline-flex h-9 min-w-0 items-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors',
              watched ? 'bg-accent text-on-accent' : 'bg-raised text-muted hover:text-text',
            )}
          >
            <Icon name={watched ? 'check' : 'eye'} size={16} />
            {stateOf(watched)}
          </button>
        ) : (
          <span />
        )}
        <IconButton
          icon="close"
          label={libraryTexts.remove[list](title.name)}
          onClick={() => toggle(listMarks[list])}
          className="text-muted"
        />
      </div>
    </li>
  );
}

/** Status 0 means not watched, every other value watched (specification, section 4). */
const stateOf = (watched: boolean): string => (watched ? libraryTexts.watched : libraryTexts.notWatched);

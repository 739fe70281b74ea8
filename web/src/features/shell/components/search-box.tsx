import { type FocusEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { useCombobox } from '../hooks/use-combobox.js';
import { useSlash } from '../hooks/use-slash.js';
import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';

interface Props {
  className?: string;
  /** Classes of the suggestion list; by default it covers the page. */
  listClassName?: string;
  autoFocus?: boolean;
  /** Minimum characters for suggestions while typing. */
  from?: number;
  /** Without it the field is a plain form. */
  search?: SiteSearch | undefined;
  /** The search of the wide side bar: '/' focuses the one of the header. */
  isBar?: boolean;
  /** Called after navigation to the results or to one of them. */
  onDone?: () => void;
}

const overPage = 'absolute inset-x-0 top-full z-40 mt-2 grid max-h-[min(34rem,75dvh)]';

/** A search field; suggestions appear below it while typing. */
export function SearchBox(props: Props) {
  const { className, listClassName, autoFocus = false, from = 3, search, isBar = false, onDone } = props;
  const field = useRef<HTMLInputElement>(null);
  const shown = search?.shown ?? '';
  const [typed, setTyped] = useState(shown);
  const { open, show, listId, active, onShown, field: combobox } = useCombobox();
  useSlash(field, !isBar);
  useEffect(() => setTyped(shown), [shown]);
  const query = typed.trim();
  const leave = () => {
    show(false);
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    if (!search) return;
    event.preventDefault();
    if (!query) return;
    search.onSearch(query);
    leave();
  };
  const choose = () => {
    setTyped(shown);
    leave();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false);
  };
  return (
    <form
      role="search"
      aria-label={isBar ? shellTexts.searchInBar : undefined}
      action="/ara"
      onSubmit={submit}
      onBlur={onBlur}
      className={classes('group relative', className)}
    >
      {/* The signs stand in the middle of the field, also where the form itself has no position. */}
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="search"
          name="q"
          value={typed}
          maxLength={100}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={isBar ? shellTexts.searchInBar : shellTexts.search}
          aria-keyshortcuts={isBar ? undefined : '/'}
          placeholder={isBar ? shellTexts.search : shellTexts.searchPlaceholder}
          {...combobox}
          onFocus={() => {
            search?.preload();
            if (query === '') show(true);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            show(true);
          }}
          className={classes(
            'h-11 w-full rounded-full border border-control bg-surface pl-11.5 text-text placeholder:text-muted hover:border-text [&::-webkit-search-cancel-button]:hidden',
            isBar ? 'pr-4' : 'pr-12',
          )}
        />
        {!isBar && (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 hidden size-6 -translate-y-1/2 place-items-center rounded-md border border-control font-sans text-xs text-muted group-focus-within:hidden md:grid"
          >
            /
          </kbd>
        )}
      </div>
      {search && open && (query === '' || [...query].length >= from) && (
        <div className={listClassName ?? overPage}>
          <Suspense>
            <search.Suggestions
              query={query}
              listId={listId}
              active={active}
              onShown={onShown}
              onChoose={choose}
            />
          </Suspense>
        </div>
      )}
    </form>
  );
}

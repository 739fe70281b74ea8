import { type FormEvent, useRef } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { useSlash } from '../hooks/use-slash.js';
import { shellTexts } from '../texts.js';

interface Props {
  className?: string;
  autoFocus?: boolean;
  onSearch?: ((query: string) => void) | undefined;
}

/** The search field of the header; '/' jumps into it. */
export function SearchBox({ className, autoFocus = false, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim();
    if (query) onSearch?.(query);
  };
  return (
    <form role="search" onSubmit={submit} className={classes('group relative', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        name="qr"
        autoFocus={autoFocus}
        autoComplete="off"
        aria-label={shellTexts.search}
        aria-keyshortcuts="/"
        placeholder={shellTexts.searchPlaceholder}
        className="h-11 w-full rounded-full border border-control bg-surface pr-12 pl-11.5 text-text placeholder:text-muted hover:border-text [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 hidden size-6 -translate-y-1/2 place-items-center rounded-md border border-control font-sans text-xs text-muted group-focus-within:hidden md:grid"
      >
        /
      </kbd>
    </form>
  );
}

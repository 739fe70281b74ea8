import { useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';
import { SearchBox } from './search-box.js';

interface Props {
  search?: SiteSearch | undefined;
}

/** The search field on phones; it covers the header while in use. */
export function MobileSearch({ search }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className="md:hidden">
      <IconButton
        ref={opener}
        icon="search"
        label={shellTexts.openSearch}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <div
          className="absolute inset-0 z-10 flex items-center gap-1 bg-ink px-3"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <SearchBox
            autoFocus
            from={1}
            className="static! flex-1"
            listClassName="absolute inset-x-3 top-full mt-2 grid max-h-[60dvh]"
            search={search}
            onDone={() => setOpen(false)}
          />
          <IconButton icon="close" label={shellTexts.closeSearch} onClick={close} />
        </div>
      )}
    </div>
  );
}

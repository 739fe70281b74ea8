import { useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { shellTexts } from '../texts.js';
import { SearchBox } from './search-box.js';

interface Props {
  onSearch?: ((query: string) => void) | undefined;
}

/** On phones the field lies over the header while it is used. */
export function MobileSearch({ onSearch }: Props) {
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
          <SearchBox autoFocus className="flex-1" onSearch={onSearch} />
          <IconButton icon="close" label={shellTexts.closeSearch} onClick={close} />
        </div>
      )}
    </div>
  );
}

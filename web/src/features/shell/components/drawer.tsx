import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Sheet } from '../../../components/ui/sheet.js';
import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';
import { Invite } from './invite.js';
import { NavList } from './nav-list.js';
import { SearchBox } from './search-box.js';
import { Wordmark } from './wordmark.js';

/** The side bar on small screens, opened by the menu button. */
export default function Drawer({ search }: { search?: SiteSearch | undefined }) {
  const [open, setOpen] = useState(true);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) setOpen(false);
    openedAt.current = key;
  }, [key]);
  return (
    <Sheet
      side="left"
      title={shellTexts.mainMenu}
      open={open}
      onOpenChange={setOpen}
      header={<Wordmark />}
      trigger={
        <IconButton
          icon="menu"
          label={shellTexts.openMenu}
          className="lg:hidden lg:[body:has(main_.player-stage)_&]:inline-grid"
        />
      }
    >
      <nav aria-label={shellTexts.mainMenu} className="grid gap-6 pt-4">
        <SearchBox search={search} listClassName="mt-2 grid" onDone={() => setOpen(false)} />
        <NavList onFollow={() => setOpen(false)} />
        <Invite />
      </nav>
    </Sheet>
  );
}

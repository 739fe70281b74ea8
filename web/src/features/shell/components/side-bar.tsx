import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';
import { Invite } from './invite.js';
import { NavList } from './nav-list.js';
import { SearchBox } from './search-box.js';

/** The side bar of wide screens; pages with a player fold it into the menu. */
export function SideBar({ search }: { search?: SiteSearch | undefined }) {
  return (
    <div
      data-testid="side-bar"
      className="sticky top-(--top) hidden h-[calc(100dvh-var(--top))] w-(--bar) shrink-0 flex-col justify-between gap-6 overflow-y-auto p-4 lg:flex lg:[body:has(main_.player-stage)_&]:hidden"
    >
      <div>
        <SearchBox isBar search={search} listClassName="mt-2 grid grid-cols-1" />
        <nav aria-label={shellTexts.mainMenu}>
          <p className="px-3.5 pt-5 pb-3 text-sm font-semibold text-saffron-text">{shellTexts.explore}</p>
          <NavList />
        </nav>
      </div>
      <Invite />
    </div>
  );
}

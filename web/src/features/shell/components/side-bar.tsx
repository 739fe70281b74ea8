import { shellTexts } from '../texts.js';
import { Invite } from './invite.js';
import { NavList } from './nav-list.js';

/** The side bar of wide screens; pages with a player fold it into the menu. */
export function SideBar() {
  return (
    <div className="sticky top-(--top) hidden h-[calc(100dvh-var(--top))] w-(--bar) shrink-0 flex-col justify-between gap-6 overflow-y-auto p-4 lg:flex lg:[body:has(main_.player-stage)_&]:hidden">
      <nav aria-label={shellTexts.mainMenu}>
        <p className="px-3.5 pt-2 pb-3 text-sm font-semibold text-saffron-text">{shellTexts.explore}</p>
        <NavList />
      </nav>
      <Invite />
    </div>
  );
}

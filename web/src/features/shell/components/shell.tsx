import { type MouseEvent, type ReactNode, useRef } from 'react';
import { BackToTop } from '../../../components/ui/back-to-top.js';
import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';
import { Footer } from './footer.js';
import { SideBar } from './side-bar.js';

interface Props {
  header: ReactNode;
  search?: SiteSearch | undefined;
  children: ReactNode;
}

/** Skip link, header, side bar, page content and footer. */
export function Shell({ header, search, children }: Props) {
  const main = useRef<HTMLElement>(null);
  // The link is handled by the router: the browser's own navigation would add a history entry and reset the scroll position on the
  // way back.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      <a
        href="#icerik"
        onClick={skip}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-5 py-2.5 font-semibold text-on-accent focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      {header}
      <div className="flex">
        <SideBar search={search} />
        <div className="room-light flex min-h-[calc(100dvh-var(--top))] min-w-0 flex-1 flex-col">
          <main ref={main} id="icerik" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BackToTop />
    </>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ScrollStrip } from '../../components/ui/scroll-strip.js';
import { type DeskPage, deskPages, deskTitle } from './pages.js';
import { useDeskPages } from './use-desk-pages.js';

interface Props {
  current: DeskPage;
  /** The page shown is one below the current one, for example a case: its link leads back. */
  isBelow?: boolean;
}

/** The way between the pages of the desk: those that the viewer's roles may read, and the current one. */
export function DeskLinks({ current, isBelow = false }: Props) {
  const { pages = [] } = useDeskPages();
  const shown = (Object.keys(deskPages) as DeskPage[]).filter(
    (page) => page === current || pages.includes(page),
  );
  const content = shown.join();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const strip = link.current?.closest('nav');
    if (strip && link.current)
      strip.scrollLeft = link.current.offsetLeft - (strip.clientWidth - link.current.offsetWidth) / 2;
  }, [content]);
  return (
    <ScrollStrip label={deskTitle} content={content}>
      {(strip, className) => (
        <nav ref={strip} aria-label={deskTitle} className={className}>
          {shown.map((page) => (
            <Link
              key={page}
              ref={page === current ? link : undefined}
              to={deskPages[page].path}
              aria-current={page !== current ? undefined : isBelow ? 'true' : 'page'}
              className="inline-flex h-11 shrink-0 items-center border-b-3 border-transparent px-3 font-semibold text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-text"
            >
              {deskPages[page].title}
            </Link>
          ))}
        </nav>
      )}
    </ScrollStrip>
  );
}

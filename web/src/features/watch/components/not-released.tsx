import type { ReactNode } from 'react';
import { Countdown } from '../../../components/ui/countdown.js';
import { useNow } from '../../../components/ui/use-now.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from '../watched-page.js';

interface Props {
  page: WatchedPage;
  heading: ReactNode;
  /** Rendered under the countdown. */
  action: ReactNode;
  /** Rendered after the release. */
  children: ReactNode;
}

/**
 * An unreleased episode shows a countdown in the place of the player, and the player appears after it without a
 * reload.
 */
export function NotReleased({ page, heading, action, children }: Props) {
  const { releasedAt, path } = page.episode;
  const now = useNow(1000);
  const isWaiting = releasedAt && now !== undefined && Date.parse(releasedAt) > now.getTime();
  if (!isWaiting) return children;
  const { backdrop } = page.title;
  return (
    <>
      <section className="night relative isolate grid aspect-video max-h-[calc(100dvh-var(--top)-6rem)] min-h-80 w-full place-content-center justify-items-center gap-4 overflow-hidden bg-ink p-6 text-center text-text">
        {backdrop && (
          <img src={backdrop} alt="" className="absolute inset-0 -z-10 size-full object-cover opacity-25" />
        )}
        <h2 className="text-2xl">{watchTexts.notReleasedTitle}</h2>
        <p className="text-muted">{watchTexts.notReleasedHint}</p>
        <Countdown until={releasedAt} to={path ?? ''} />
        {action}
      </section>
      {heading}
    </>
  );
}

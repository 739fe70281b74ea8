import type { ReactNode } from 'react';
import { Countdown } from '../../../components/ui/countdown.js';
import { useNow } from '../../../components/ui/use-now.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from './watch-page.js';

interface Props {
  episode: WatchedPage['episode'];
  backdrop: string | null | undefined;
  children: ReactNode;
}

/** An episode before its time shows a countdown where the player will stand, and gives way to it without a reload. */
export function NotReleased({ episode, backdrop, children }: Props) {
  const { releasedAt, path } = episode;
  const now = useNow(1000);
  if (!releasedAt) return children;
  const waiting = now === undefined ? undefined : Date.parse(releasedAt) > now.getTime();
  if (!waiting) return children;
  return (
    <section className="relative grid aspect-video max-h-[80vh] w-full place-content-center justify-items-center gap-4 overflow-hidden rounded-poster bg-surface p-6 text-center">
      {backdrop && (
        <img src={backdrop} alt="" className="absolute inset-0 size-full object-cover opacity-25" />
      )}
      <h2 className="relative text-xl">{watchTexts.notReleasedTitle}</h2>
      <p className="relative text-muted">{watchTexts.notReleasedHint}</p>
      <div className="relative">
        <Countdown until={releasedAt} to={path ?? ''} />
      </div>
    </section>
  );
}

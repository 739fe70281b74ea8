import { useEffect, useState, type ReactNode, type RefObject } from 'react';

const SHOWN_MS = 5_000;

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  /** The title's marks. */
  children: ReactNode;
}

/** Shows the title's age and content marks during the first five seconds of playback. */
export function AgeNotice({ video, children }: Props) {
  const [phase, setPhase] = useState<'before' | 'shown' | 'over'>('before');
  useEffect(() => {
    const element = video.current;
    if (!element || phase === 'over') return undefined;
    if (phase === 'shown') {
      const timer = setTimeout(setPhase, SHOWN_MS, 'over');
      return () => clearTimeout(timer);
    }
    const begin = () => setPhase('shown');
    if (!element.paused) begin();
    element.addEventListener('playing', begin);
    return () => element.removeEventListener('playing', begin);
  }, [video, phase]);
  if (phase !== 'shown') return null;
  return (
    <div
      data-testid="age-notice"
      data-corner=""
      className="fade-in pointer-events-none absolute z-10 flex gap-1.5 rounded-xl bg-black/60 p-1.5 max-sm:top-1 max-sm:left-17 sm:top-4 sm:right-4 sm:gap-2 sm:p-2"
    >
      {children}
    </div>
  );
}

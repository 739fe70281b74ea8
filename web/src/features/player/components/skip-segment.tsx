import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../../components/ui/button.js';
import { playerTexts } from '../texts.js';

export interface PlayerSegment {
  kind: 'INTRO' | 'RECAP' | 'CREDITS' | 'PREVIEW';
  start: number;
  end: number;
}

const labels: Partial<Record<PlayerSegment['kind'], string>> = {
  INTRO: playerTexts.intro,
  RECAP: playerTexts.recap,
  CREDITS: playerTexts.credits,
};

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  segments: readonly PlayerSegment[];
}

/** Offers to leap over the segment that is running. */
export function SkipSegment({ video, segments }: Props) {
  const [segment, setSegment] = useState<PlayerSegment>();
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const look = () => {
      const time = element.currentTime;
      setSegment(segments.find((s) => labels[s.kind] && time >= s.start && time < s.end - 1));
    };
    element.addEventListener('timeupdate', look);
    element.addEventListener('seeked', look);
    return () => {
      element.removeEventListener('timeupdate', look);
      element.removeEventListener('seeked', look);
    };
  }, [video, segments]);

  if (!segment) return null;
  const skip = () => {
    if (video.current) video.current.currentTime = segment.end;
  };
  return (
    <div className="absolute right-3 bottom-14 z-10 sm:right-5 sm:bottom-22">
      <Button variant="quiet" size="sm" onClick={skip}>
        {labels[segment.kind]}
      </Button>
    </div>
  );
}

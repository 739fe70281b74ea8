import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { segmentLabels } from '../segment-skip.js';
import type { PlayerSegment } from '../types.js';

interface Props {
  segment: PlayerSegment;
  /** The button goes after a while and returns with the controls. */
  controlsShown: boolean;
  onSkip: () => void;
}

const ALONE_MS = 8_000;

/** Offers to leap over the segment that is running. Mount it anew (by key) for another segment. */
export function SkipSegment({ segment, controlsShown, onSkip }: Props) {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setFresh, ALONE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  if (!fresh && !controlsShown) return null;
  return (
    <div className="absolute right-3 bottom-14 z-10 sm:right-5 sm:bottom-22">
      <Button variant="quiet" onClick={onSkip}>
        {segmentLabels[segment.kind]}
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { segmentLabels } from '../segment-skip.js';
import type { PlayerSegment } from '../types.js';

interface Props {
  segment: PlayerSegment;
  /** The button hides after a while and returns with the controls. */
  controlsShown: boolean;
  onSkip: () => void;
}

const ALONE_MS = 8_000;

/** Offers to skip the current segment. Use the segment as `key`. */
export function SkipSegment({ segment, controlsShown, onSkip }: Props) {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setFresh, ALONE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  if (!fresh && !controlsShown) return null;
  return (
    <div data-corner="" className="absolute z-10 max-sm:top-1 max-sm:right-1 sm:right-5 sm:bottom-28">
      <Button variant="quiet" onClick={onSkip}>
        {segmentLabels[segment.kind]}
      </Button>
    </div>
  );
}

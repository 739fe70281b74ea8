import { useCallback, useRef } from 'react';
import type { PlayerReport } from './use-room-sync.js';

const NOTHING: PlayerReport = { activity: 'WAITING', offsetMs: 0 };

/** The room's stage puts a function here that reports the player's state; each heartbeat calls it. */
export function useReportSlot(): [() => PlayerReport, (read: () => PlayerReport) => void] {
  const slot = useRef<() => PlayerReport>(undefined);
  const report = useCallback(() => slot.current?.() ?? NOTHING, []);
  const set = useCallback((read: () => PlayerReport) => {
    slot.current = read;
  }, []);
  return [report, set];
}

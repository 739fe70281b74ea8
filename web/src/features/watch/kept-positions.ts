import { KEPT_POSITIONS_KEY } from './kept-positions-key.js';

/** A visitor's positions in the latest episodes; the browser stores them until an account takes them over. */
export interface KeptPosition {
  episodeId: string;
  positionSeconds: number;
  durationSeconds: number;
  /** ISO 8601. */
  measuredAt: string;
}

/** Maximum number of positions; older ones are removed. */
const MOST = 50;
/** Minimum position to resume at (product-rules, Watching: from 5 % or 60 s on, until 90 %). */
const LEAST_SECONDS = 60;
const LEAST_SHARE = 0.05;
const WATCHED_SHARE = 0.9;

const fits = (value: unknown): value is KeptPosition => {
  const kept = value as Partial<KeptPosition> | null;
  return (
    typeof kept?.episodeId === 'string' &&
    typeof kept.measuredAt === 'string' &&
    Number.isFinite(kept.positionSeconds) &&
    Number(kept.durationSeconds) > 0
  );
};

/** The stored positions, newest first; invalid ones are left out. */
export function keptPositions(): KeptPosition[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_POSITIONS_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(fits) : [];
  } catch {
    return [];
  }
}

function write(positions: readonly KeptPosition[]): void {
  try {
    if (positions.length === 0) localStorage.removeItem(KEPT_POSITIONS_KEY);
    else localStorage.setItem(KEPT_POSITIONS_KEY, JSON.stringify(positions.slice(0, MOST)));
  } catch {
    // Without storage every episode starts from the beginning.
  }
}

export function keepPosition(position: KeptPosition): void {
  const { positionSeconds, durationSeconds } = position;
  if (positionSeconds < Math.min(LEAST_SECONDS, durationSeconds * LEAST_SHARE)) return;
  write([position, ...keptPositions().filter(({ episodeId }) => episodeId !== position.episodeId)]);
}

export const forgetPosition = (episodeId: string): void =>
  write(keptPositions().filter((kept) => kept.episodeId !== episodeId));

/** Seconds to resume at; 0 without a stored position, or after the end. */
export function keptStart(episodeId: string): number {
  const kept = keptPositions().find((position) => position.episodeId === episodeId);
  return kept && kept.positionSeconds < kept.durationSeconds * WATCHED_SHARE ? kept.positionSeconds : 0;
}

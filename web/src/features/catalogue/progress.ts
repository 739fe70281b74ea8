interface Position {
  positionSeconds: number;
  durationSeconds: number;
  watched: boolean;
}

/** The watched share, 0 to 1; undefined if the length is unknown. */
export function shareOf({ positionSeconds, durationSeconds }: Position): number | undefined {
  return durationSeconds > 0 ? Math.min(1, positionSeconds / durationSeconds) : undefined;
}

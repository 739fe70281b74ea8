interface Position {
  positionSeconds: number;
  durationSeconds: number;
  watched: boolean;
}

/** How much was watched, 0 to 1; nothing where the length is not known. */
export function shareOf({ positionSeconds, durationSeconds }: Position): number | undefined {
  return durationSeconds > 0 ? Math.min(1, positionSeconds / durationSeconds) : undefined;
}

/** Formats seconds for the player: '2:05', '1:02:05'. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Buffered seconds ahead of `time` without a gap. */
export function bufferedAhead(ranges: TimeRanges, time: number): number {
  for (let at = 0; at < ranges.length; at += 1)
    if (ranges.start(at) <= time && time <= ranges.end(at)) return ranges.end(at) - time;
  return 0;
}

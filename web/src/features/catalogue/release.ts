import type { TitleDetailsFragment } from '../../generated/types.js';

/** Whether something of the title is still to come: a film before its release, a series that is announced or on air. */
export function isToCome(
  { kind, status, first }: Pick<TitleDetailsFragment, 'kind' | 'status' | 'first'>,
  now: Date,
): boolean {
  if (kind !== 'MOVIE') return status !== 'ENDED';
  const releasedAt = first?.items[0]?.releasedAt;
  return !releasedAt || Date.parse(releasedAt) > now.getTime();
}

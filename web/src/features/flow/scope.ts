import type { PostSpoilerInput } from '../../generated/types.js';
import type { LinkedCard } from '../attachments/linked-card.js';
import type { FlowPost } from './post.js';

/** The spoiler scope in a form. */
export interface Scope {
  /** CARD: up to the episode of the card. */
  upTo: 'NONE' | 'TITLE' | 'CARD' | 'PLACE';
  season: string;
  number: string;
}

export const noScope: Scope = { upTo: 'NONE', season: '', number: '' };

/** The default scope for a card: up to its episode, otherwise the whole title. */
export const firstScope = (card: LinkedCard | undefined): Scope['upTo'] =>
  card?.kind === 'EPISODE' ? 'CARD' : 'TITLE';

/** The scope of a post as its form shows it. */
export function scopeOf({ spoiler, episode }: Pick<FlowPost, 'spoiler' | 'episode'>): Scope {
  if (spoiler.kind !== 'EPISODE') return { ...noScope, upTo: spoiler.kind };
  const { season, number } = spoiler;
  const isCard = episode?.season === season && episode?.number === number;
  return { upTo: isCard ? 'CARD' : 'PLACE', season: String(season ?? ''), number: String(number ?? '') };
}

const placeNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** The scope as sent to the server; `invalid` if only one of season and number is given. */
export function spoilerInput({ upTo, season, number }: Scope): PostSpoilerInput | 'invalid' {
  if (upTo === 'NONE' || upTo === 'TITLE') return { kind: upTo };
  if (upTo === 'CARD') return { kind: 'EPISODE' };
  const place = { season: placeNumber(season), number: placeNumber(number) };
  if (place.season === undefined || place.number === undefined) return 'invalid';
  return { kind: 'EPISODE', season: place.season, number: place.number };
}

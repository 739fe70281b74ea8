import type { SpoilerInput } from '../../generated/types.js';
import type { LinkedCard } from '../attachments/linked-card.js';
import { spoilerInput as inputOf } from '../spoiler-scope/scope.js';
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

/** The scope as sent to the server; `invalid` if only one of season and number is given. */
export const spoilerInput = ({ upTo, ...place }: Scope): SpoilerInput | 'invalid' =>
  upTo === 'CARD' ? { kind: 'EPISODE' } : inputOf({ upTo, ...place });

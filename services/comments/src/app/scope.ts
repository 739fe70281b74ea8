import { badInput } from '@seyir/kit';
import { scopeAt, type Scope, type WantedScope } from '../domain/spoiler.js';
import type { Place } from '../domain/target.js';

/** What an author's wish means at a place; undefined for a text that gives nothing away. BAD_INPUT for half a place. */
export const scopeFor = (place: Place, wanted: WantedScope | undefined): Scope | undefined => {
  if (!wanted) return undefined;
  const scope = scopeAt(place, wanted);
  if (!scope) throw badInput({ spoiler: 'invalid' });
  return scope;
};

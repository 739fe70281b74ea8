import type { TitleOrder } from '../../generated/types.js';
import { orderWords } from './order.js';

/** The query of a list's address; what is usual is left out. */
export function listSearch(order: TitleOrder, letter: string | undefined): string {
  const search = new URLSearchParams();
  if (letter) search.set('harf', letter);
  const word = orderWords[order];
  if (word) search.set('sirala', word);
  const text = search.toString();
  return text && `?${text}`;
}

import type { TitleOrder } from '../../generated/types.js';

/** How a list's address says its order. */
export const orderWords: Record<TitleOrder, string | undefined> = {
  ADDED: undefined,
  POPULAR: 'begenilen',
  NAME: 'ad',
};

/** The order that an address asks for; the newest first for every other word. */
export function orderOf(word: string | null): TitleOrder {
  const orders = Object.keys(orderWords) as TitleOrder[];
  return orders.find((order) => orderWords[order] === word) ?? 'ADDED';
}

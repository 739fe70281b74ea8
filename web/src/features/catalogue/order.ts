import type { TitleOrder } from '../../generated/types.js';

/** Values of the order parameter in a list's address. */
export const orderWords: Record<TitleOrder, string | undefined> = {
  ADDED: undefined,
  POPULAR: 'begenilen',
  NAME: 'ad',
};

/** The order in an address; newest first for any other value. */
export function orderOf(word: string | null): TitleOrder {
  const orders = Object.keys(orderWords) as TitleOrder[];
  return orders.find((order) => orderWords[order] === word) ?? 'ADDED';
}

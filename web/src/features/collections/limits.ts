/** Length limits in grapheme clusters (product-rules, Text). */
export const limits = { name: 80, shortestName: 3, about: 1_000, note: 300, entries: 500 } as const;

/** Product specification, section 9: the delay of the title search. */
export const search = { from: 2, pauseMs: 500, most: 12 } as const;

/** Product specification, section 9: the delay before the page of a created collection opens. */
export const CREATED_MS = 400;

export const listPath = '/koleksiyonlar';

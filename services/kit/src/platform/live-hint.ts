const LONGEST_HINT = 200;

/** What may travel of a hint: one that is too long travels as none, which means "anything may have changed". */
export const travellingHint = (hint: string | undefined): string | undefined =>
  hint !== undefined && hint.length <= LONGEST_HINT ? hint : undefined;

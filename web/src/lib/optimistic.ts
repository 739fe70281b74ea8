/** An object in the form of a gateway answer; an optimistic answer needs `__typename` for the cache. */
export const answerOf = <T extends object>(__typename: string, fields: T): T => ({ __typename, ...fields });

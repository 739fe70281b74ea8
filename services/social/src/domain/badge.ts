/** The facts that are counted for badges. */
export type BadgeFact =
  'episodes' | 'titles' | 'comments' | 'posts' | 'polls' | 'claps' | 'followers' | 'groups' | 'collection';

/** The rules: a badge is earned once the count of its fact has reached `from`. */
export const badgeRules = {
  'first-episode': { fact: 'episodes', from: 1 },
  'episodes-50': { fact: 'episodes', from: 50 },
  'episodes-500': { fact: 'episodes', from: 500 },
  'titles-10': { fact: 'titles', from: 10 },
  'first-comment': { fact: 'comments', from: 1 },
  'comments-100': { fact: 'comments', from: 100 },
  'first-post': { fact: 'posts', from: 1 },
  'first-poll': { fact: 'polls', from: 1 },
  'claps-50': { fact: 'claps', from: 50 },
  'followers-10': { fact: 'followers', from: 10 },
  'first-group': { fact: 'groups', from: 1 },
  'collection-10': { fact: 'collection', from: 10 },
} as const satisfies Readonly<Record<string, { readonly fact: BadgeFact; readonly from: number }>>;

export type Badge = keyof typeof badgeRules;

const rules = Object.entries(badgeRules) as [Badge, { fact: BadgeFact; from: number }][];

/** The badges of a fact. */
export const badgesFor = (fact: BadgeFact): Badge[] =>
  rules.flatMap(([badge, rule]) => (rule.fact === fact ? [badge] : []));

/** The badges of a fact that a count has reached. */
export const reachedBy = (fact: BadgeFact, count: number): Badge[] =>
  rules.flatMap(([badge, rule]) => (rule.fact === fact && count >= rule.from ? [badge] : []));

/** A count of this size or more earns no further badge. */
export const mostOf = (fact: BadgeFact): number =>
  Math.max(...rules.flatMap(([, rule]) => (rule.fact === fact ? [rule.from] : [])));

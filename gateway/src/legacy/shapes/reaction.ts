import { Reaction } from '@seyir/proto';

/** The Turkish names of the reactions. Legacy calls send a reaction as its number, in the field `action` (product-rules). */
export const reactionNames: Readonly<Record<Reaction, string>> = {
  [Reaction.UNSPECIFIED]: '',
  [Reaction.LIKE]: 'Beğen',
  [Reaction.DISLIKE]: 'Beğenme',
  [Reaction.GREAT]: 'Harika',
  [Reaction.FUNNY]: 'Komik',
  [Reaction.SAD]: 'Üzücü',
  [Reaction.SURPRISED]: 'Şaşırtıcı',
};

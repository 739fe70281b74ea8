import { Reaction } from '@seyir/proto';

/** Product-rules: what the numbers of `action` are called. */
export const reactionNames: Readonly<Record<Reaction, string>> = {
  [Reaction.UNSPECIFIED]: '',
  [Reaction.LIKE]: 'Beğen',
  [Reaction.DISLIKE]: 'Beğenme',
  [Reaction.GREAT]: 'Harika',
  [Reaction.FUNNY]: 'Komik',
  [Reaction.SAD]: 'Üzücü',
  [Reaction.SURPRISED]: 'Şaşırtıcı',
};

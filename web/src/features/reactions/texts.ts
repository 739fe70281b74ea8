/** Texts of reactions; the names are those of the product's rules. */
export const reactionTexts = {
  like: 'Beğen',
  react: 'Tepki ver',
  ownReaction: (name: string) => `Tepkin: ${name}`,
  hint: 'Tepki vermek için giriş yap.',
  reactions: {
    LIKE: 'Beğen',
    DISLIKE: 'Beğenme',
    GREAT: 'Harika',
    FUNNY: 'Komik',
    SAD: 'Üzücü',
    SURPRISED: 'Şaşırtıcı',
  },
  failed: 'Tepkin kaydedilemedi.',
};

/** Texts of a member's score. */
export const scoreTexts = {
  rate: 'Puanla',
  own: (score: number) => `Puanım: ${score}`,
  yourScore: 'Kaç puan verirsin?',
  give: (score: number) => `${score} puan ver`,
  takeBack: 'Puanımı geri al',
} as const;

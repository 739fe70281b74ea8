/** Texts of the cover and the poster of a group. */
export const pictureTexts = {
  choose: (label: string) => `${label}: resim seç`,
  replace: (label: string) => `${label}: değiştir`,
  remove: (label: string) => `${label}: kaldır`,
  chooseShort: 'Resim seç',
  replaceShort: 'Değiştir',
  removeShort: 'Kaldır',
  removeStored: { cover: 'Kapağı kaldır', poster: 'Afişi kaldır' },
  keep: (label: string) => `${label}: geri al`,
  keepShort: 'Geri al',
  removed: 'Kaydedince kaldırılacak',
  frame: (label: string) => `${label}: çerçeve. Resmi sürükle ya da ok tuşlarıyla oynat.`,
  hint: 'Sürükle, yakınlaştır ya da ok tuşlarını kullan.',
  zoom: (label: string) => `${label}: yakınlaştırma`,
  none: 'Resim yok',
} as const;

export const siteName = 'Seyir';
export const siteLine = 'Perde açılıyor, ışıklar kısılıyor.';
export const siteAbout = 'Dizi, anime ve film izlemek, izlediğini konuşmak için.';

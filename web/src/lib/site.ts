export const siteName = 'Seyir';
/** What a window of the home page is called. */
export const siteTitle = 'Seyir · Dizi, anime ve film izle';
export const siteLine = 'Perde açılıyor, ışıklar kısılıyor.';
export const siteAbout = 'Dizi, anime ve film izlemek, izlediğini konuşmak için.';

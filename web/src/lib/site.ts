export const siteName = 'Seyir';
/** The window title of the home page. */
export const siteTitle = 'Seyir · Dizi, anime ve film izle';
export const siteLine = 'Perde açılıyor, ışıklar kısılıyor.';
export const siteAbout = 'Dizi, anime ve film izlemek, izlediğini konuşmak için.';

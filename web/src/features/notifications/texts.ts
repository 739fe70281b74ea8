/** What the notifications say. */
export const notificationTexts = {
  someone: 'Ayrılmış bir üye',
  failedTitle: 'Bildirimler şu an gelmiyor',
  emptyTitle: 'Henüz bildirimin yok',
  emptyHint: 'Yorumuna yanıt geldiğinde burada göreceksin.',
  unread: 'Okunmadı',
  arrived: 'Yeni bir bildirimin var.',
};

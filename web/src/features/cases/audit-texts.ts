export const auditPath = '/yonetim/kayitlar';

/** Texts of the list of what staff did. */
export const auditTexts = {
  title: 'Kayıtlar',
  link: 'Görevlilerin yaptıkları',
  description: 'Görevlilerin yaptıkları, en yeni üstte. Kayıtlar 730 gün saklanır ve değiştirilemez.',
  filters: 'Süzgeçler',
  username: 'Kullanıcı adı',
  find: 'Göster',
  operation: 'İşlem',
  allOperations: 'Bütün işlemler',
  none: 'Kayıt yok',
  noneHint: 'Bu süzgeçlerle hiçbir işlem bulunamadı.',
  failed: 'Kayıtlar şu an gelmedi.',
  forbidden: 'Bu sayfa yöneticiler için',
  forbiddenHint: 'Yetkin olduğunu düşünüyorsan bir yöneticiye yaz.',
  more: 'Daha fazla göster',
  operator: 'Sunucu komutu',
  gone: 'Eski üye',
  done: 'Yapıldı',
  refused: (code: string) => `Yapılmadı (${code})`,
} as const;

/** What staff do most, by the name of the operation; others are shown by that name. */
export const operationNames: Readonly<Record<string, string>> = {
  'CommentsService/closeCase': 'Vakayı sonuçlandırma',
  'CommentsService/decideAppeal': 'İtirazı sonuçlandırma',
  'CommentsService/assignCase': 'Vakayı üstlenme',
  'CommentsService/getCase': 'Vakayı okuma',
  'CommentsService/listCases': 'Vakaları listeleme',
  'CommentsService/deleteComment': 'Yorum silme',
  'CommentsService/deleteTopic': 'Konu silme',
  'CommentsService/lockTopic': 'Konuyu kilitleme',
  'CommentsService/pinTopic': 'Konuyu sabitleme',
  'CommentsService/moveTopic': 'Konuyu taşıma',
  'AccountsService/imposeSanction': 'Susturma veya yasak',
  'AccountsService/endSanction': 'Susturmayı veya yasağı bitirme',
  'AccountsService/setRoles': 'Görev verme',
  'AccountsService/decideRemovalRequest': 'Kaldırma başvurusunu sonuçlandırma',
  'CatalogueService/decideRequest': 'İsteği yanıtlama',
  'CatalogueService/mergeRequests': 'İstekleri birleştirme',
  'CatalogueService/deleteRequest': 'İstek silme',
  'SocialService/deletePost': 'Gönderi silme',
  'SocialService/deleteStory': 'Hikâye silme',
  'SocialService/deleteCollection': 'Koleksiyon silme',
  'SocialService/deleteGroup': 'Grup silme',
};

import { TitleKind, type Episode } from '@seyir/proto';

/** The texts of notifications. */
export const notificationTexts = {
  someone: 'Ayrılmış bir üye',
  gone: 'Artık burada olmayan bir bölüm',
  goneRequest: 'Artık burada olmayan bir istek',
  reply: 'yorumuna yanıt verdi.',
  mention: 'bir yorumda senden söz etti.',
  postMention: 'bir gönderide senden söz etti.',
  topicMention: 'bir konuda senden söz etti.',
  comment: 'gönderine yorum yaptı.',
  follow: 'seni takip etmeye başladı.',
  followRequest: 'seni takip etmek istiyor.',
  clap: (others: number): string =>
    others > 0 ? `ve ${others} kişi daha gönderini alkışladı.` : 'gönderini alkışladı.',
  poll: 'Anketin',
  pollEnded: 'sona erdi. Sonuçlara bak!',
  groupRequest: (group: string): string => `${group} grubuna katılmak istiyor.`,
  groupInvite: 'grubuna davet edildin.',
  groupAccepted: 'grubuna katılma isteğin kabul edildi.',
  groupPlan: 'planındaki bölüm bir saat içinde başlıyor.',
  goneGroup: 'Artık burada olmayan bir grup',
  roomInvite: (room: string | undefined): string =>
    room === undefined ? 'seni birlikte izlemeye davet etti.' : `seni “${room}” odasına davet etti.`,
  roomReminder: 'odası 10 dakika sonra başlıyor.',
  goneRoom: 'Birlikte izleme',
  messageRequest: 'sana bir mesaj isteği gönderdi.',
  topicPosts: (count: number): string =>
    count > 1 ? `konusunda ${count > 98 ? '99+' : count} yeni yazı var.` : 'konusunda yeni bir yazı var.',
  /** A topic whose title the reader may not see. */
  heldTopic: 'Takip ettiğin bir konuda',
  heldTopicPosts: (count: number): string =>
    count > 1 ? `${count > 98 ? '99+' : count} yeni yazı var.` : 'yeni bir yazı var.',
  goneTopic: 'Artık burada olmayan bir konu',
  badge: 'rozetini kazandın!',
  newBadge: 'Yeni bir rozet',
  episode(kind: TitleKind, { season, number }: Pick<Episode, 'season' | 'number'>, dubbed: boolean): string {
    const how = dubbed ? 'dublajla' : 'altyazıyla';
    return kind === TitleKind.MOVIE
      ? `${how} yayınlandı. Hemen izle!`
      : `${season}. sezon ${number}. bölüm ${how} yayınlandı.`;
  },
  report: 'Bildirimin sonuçlandı',
  reportRemoved: 'İçerik kurallara aykırı bulundu ve kaldırıldı.',
  reportCovered: 'İçerik spoiler olarak gizlendi.',
  reportActed: 'İçerik kurallara aykırı bulundu ve gereği yapıldı.',
  decision: 'Hakkında bir karar verildi',
  decided: (what: string, reason: string): string => `${what} Neden: ${reason}.`,
  removedOwn: 'İçeriğin kaldırıldı.',
  warned: 'Uyarıldın.',
  silenced: (end: string): string => `${end} tarihine kadar susturuldun.`,
  banned: (end: string): string =>
    end ? `Hesabın ${end} tarihine kadar askıya alındı.` : 'Hesabın askıya alındı.',
  covered: 'İçeriğin spoiler olarak gizlendi.',
  appeal: 'İtirazın sonuçlandı',
  upheld: 'Karar yerinde bulundu ve değişmedi.',
  overturned: 'Karar geri alındı.',
  overturnedLost: 'Karar geri alındı. Kaldırılan içerik ise geri getirilemiyor.',
  reportNothing: 'İncelendi; kurallara aykırı bir şey bulunmadı.',
  planned: 'isteği planlandı.',
  available: 'isteği eklendi. Artık izleyebilirsin.',
  declined: 'isteği reddedildi. Nedenini istekler sayfasında görebilirsin.',
};

import { Badge } from '@seyir/proto';

export interface BadgeText {
  readonly name: string;
  readonly how: string;
}

/** Names of badges, and how to earn them. */
export const badgeTexts: Readonly<Record<Exclude<Badge, Badge.UNSPECIFIED>, BadgeText>> = {
  [Badge.FIRST_EPISODE]: { name: 'İlk Bölüm', how: 'Bir bölüm izle.' },
  [Badge.EPISODES_50]: { name: 'Dizi Kurdu', how: '50 bölüm izle.' },
  [Badge.EPISODES_500]: { name: 'Bölüm Avcısı', how: '500 bölüm izle.' },
  [Badge.TITLES_10]: { name: 'Meraklı', how: '10 ayrı yapımdan bölüm izle.' },
  [Badge.FIRST_COMMENT]: { name: 'İlk Söz', how: 'Bir yorum yaz.' },
  [Badge.COMMENTS_100]: { name: 'Sohbet Ustası', how: '100 yorum yaz.' },
  [Badge.FIRST_POST]: { name: 'Akışa Merhaba', how: 'Bir gönderi paylaş.' },
  [Badge.FIRST_POLL]: { name: 'Sor Bakalım', how: 'Bir anket paylaş.' },
  [Badge.CLAPS_50]: { name: 'Alkış Toplayan', how: 'Bir gönderin 50 alkış alsın.' },
  [Badge.FOLLOWERS_10]: { name: 'Tanıdık Yüz', how: '10 takipçin olsun.' },
  [Badge.FIRST_GROUP]: { name: 'Bizden Biri', how: 'Bir gruba katıl.' },
  [Badge.COLLECTION_10]: { name: 'Küratör', how: 'İçinde 10 yapım olan bir koleksiyon paylaş.' },
};

import { NotificationKind } from '@seyir/proto';

/** What a reader sees after the actor's name. */
export const notificationTexts: Readonly<Record<NotificationKind, string>> = {
  [NotificationKind.UNSPECIFIED]: 'sana bir şey bildirdi.',
  [NotificationKind.REPLY]: 'yorumuna yanıt verdi.',
};

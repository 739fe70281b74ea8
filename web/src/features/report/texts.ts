import type { ReportTarget } from '../../generated/types.js';

export const reportTexts = {
  titles: {
    COMMENT: 'Bu yorumu bildir',
    TITLE: 'Bu yapımı bildir',
    SOURCE: 'Bu kaynağı bildir',
    USER: 'Bu üyeyi bildir',
    COLLECTION: 'Bu koleksiyonu bildir',
    MESSAGE: 'Bu mesajı bildir',
    POST: 'Bu gönderiyi bildir',
    ROOM: 'Bu odayı bildir',
    TOPIC: 'Bu konuyu bildir',
    GROUP: 'Bu grubu bildir',
    STORY: 'Bu hikâyeyi bildir',
  } satisfies Record<ReportTarget, string>,
  /** A message in the chat of a room, whose target is ROOM as well. */
  roomEntry: 'Bu mesajı bildir',
  signIn: 'Bildirmek için giriş yap.',
};

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
    ROOM: 'Bu mesajı bildir',
    TOPIC: 'Bu konuyu bildir',
    GROUP: 'Bu grubu bildir',
    STORY: 'Bu hikâyeyi bildir',
  } satisfies Record<ReportTarget, string>,
  signIn: 'Bildirmek için giriş yap.',
};

import { formatNumber } from '../../lib/turkish.js';

/** Texts of claps and polls. */
export const actionTexts = {
  clap: (count: number, own: number) =>
    own > 0
      ? `Alkışla: ${formatNumber(count)} alkış, senin ${formatNumber(own)}`
      : `Alkışla: ${formatNumber(count)} alkış`,
  clapHint: 'Art arda alkışlamak için basılı tut.',
  ownClaps: (count: number) => `${formatNumber(count)} alkış`,
  clapHintLogin: 'Alkışlamak için giriş yap.',
  clapsFull: 'Bir gönderiyi en fazla 50 kez alkışlayabilirsin.',
  clapFailed: 'Alkışların kaydedilemedi.',

  poll: 'Anket',
  vote: 'Oy ver',
  voteHint: 'Oy vermek için giriş yap.',
  choose: 'Bir cevap seç.',
  votes: (count: number) => `${formatNumber(count)} oy`,
  answerVotes: (count: number, share: string) => `${formatNumber(count)} oy, ${share}`,
  ownAnswer: 'senin oyun',
  ended: 'Anket bitti',
  endsAt: (moment: string) => `${moment} bitiyor`,
  open: 'Süresiz',
  final: 'Oyun değiştirilemez.',
  voteFailed: 'Oyun kaydedilemedi.',
  results: 'Anket sonuçları',
} as const;

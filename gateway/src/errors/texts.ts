import type { FieldProblem } from '@seyir/kit/stateless';

/** The text that a reader sees beside a field. */
export const problemTexts: Readonly<Record<FieldProblem, string>> = {
  required: 'Bu alan gerekli.',
  too_long: 'Bu alan çok uzun.',
  too_short: 'Bu alan çok kısa.',
  invalid: 'Bu değer geçerli değil.',
  taken: 'Bu değer kullanılıyor.',
  reserved: 'Bu ad site ekibine ayrılmış. Başka bir ad seç.',
  foreign: 'Bu bağlantı başka bir siteye gidiyor. Bu alanın kendi sitesindeki adresini yaz.',
  guessable: 'Bu şifre kolay tahmin edilir. Başka bir şifre seç.',
  wrong: 'Şifre yanlış.',
  too_many: 'Çok fazla öğe seçildi.',
  too_far: 'Bu kadar geriye sayfa numarasıyla gidilemez. Sayfaları sırayla aç.',
  mismatch: 'Değerler birbirini tutmuyor.',
};

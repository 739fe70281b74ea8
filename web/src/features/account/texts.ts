import { formatNumber } from '../../lib/turkish.js';

/** Texts of signing in. */
export const accountTexts = {
  title: 'Giriş yap',
  welcome: 'Yeniden hoş geldin',
  welcomeHint: 'Kaldığın bölüm, listen ve yorumların seni bekliyor.',
  login: 'Kullanıcı adı ya da e-posta',
  password: 'Şifre',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  remember: 'Beni hatırla',
  submit: 'Giriş yap',
  loginMissing: 'Kullanıcı adını ya da e-postanı yaz.',
  passwordMissing: 'Şifreni yaz.',
  sessionEnded: 'Oturumun sona erdi. Devam etmek için yeniden giriş yap.',
  wantsMember: 'Bunun için giriş yapmalısın.',
  bannedContact: 'İletişim sayfası',
  errors: {
    INVALID_CREDENTIALS: 'Kullanıcı adı ya da şifre yanlış.',
    ACTIVATION_REQUIRED:
      'Hesabın henüz etkin değil. Sana gönderdiğimiz e-postadaki bağlantıya tıkladıktan sonra giriş yapabilirsin.',
    BANNED: 'Hesabın askıya alındı. Bir yanlışlık olduğunu düşünüyorsan bize yazabilirsin.',
    CAPTCHA_REQUIRED: 'Robot olmadığını doğrulayamadık. Lütfen yeniden dene.',
    OFFLINE: 'Sunucuya ulaşamadık. Bağlantını denetleyip yeniden dene.',
    TRY_AGAIN: 'Şu an yanıt veremiyoruz. Lütfen birazdan yeniden dene.',
    INTERNAL: 'Beklenmeyen bir sorun oldu. Lütfen yeniden dene.',
  } as Record<string, string>,
  slowDown: (wait: string) => `Çok fazla deneme yapıldı. ${wait} sonra yeniden deneyebilirsin.`,
  slowDownOver: 'Şimdi yeniden deneyebilirsin.',
} as const;

/** '45 saniye', '2 dakika', '1 saat': whole units, rounded up, so that the wait is never too short. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${formatNumber(Math.max(1, Math.ceil(seconds)))} saniye`;
  if (seconds < 3600) return `${formatNumber(Math.ceil(seconds / 60))} dakika`;
  return `${formatNumber(Math.ceil(seconds / 3600))} saat`;
}

import type { Compose } from '../../app/send-mails.js';
import type { Letter, RemovalLetter } from '../../app/write-letter.js';

type Text = (
  letter: Letter & { username: string; token: string },
  link: (path: string) => string,
) => { subject: string; text: string };

const sign = 'Seyir';

const activationPath = (token: string | undefined): string => `/etkinlestirme?token=${token ?? ''}`;

const activationEnd = `Bağlantı bir kez ve kaydından sonra 24 saat boyunca çalışır; o süre geçerse yeniden kaydolman gerekir. Kaydolduğundan başka bir tarayıcıda açarsan kaydolurken belirlediğin şifreyi sorarız.`;

const letters: Readonly<Record<Letter['kind'], Text>> = {
  activation: ({ to, username, token }, link) => ({
    subject: 'Seyir hesabını etkinleştir',
    text:
      to.length === 1
        ? `Merhaba @${username},

Seyir'e hoş geldin! Hesabını etkinleştirmek için bu bağlantıyı aç:

${link(activationPath(token))}

${activationEnd}

Bu kaydı sen yapmadıysan bağlantıyı açma; hesap etkinleşmez.

${sign}`
        : `Merhaba,

Bu e-posta adresiyle etkinleştirilmeyi bekleyen birden çok kayıt var. Yalnız kendi seçtiğin kullanıcı adının bağlantısını aç; diğerleri etkinleşmez.

${to.map(({ username, token }) => `@${username}\n${link(activationPath(token))}`).join('\n\n')}

${activationEnd}

${sign}`,
  }),
  'known-address': ({ username }, link) => ({
    subject: 'Seyir hesabın zaten var',
    text: `Merhaba @${username},

Bu e-posta adresiyle yeni bir kayıt denendi; oysa bu adresin bir Seyir hesabı zaten var. Kullanıcı adın: ${username}

Giriş yapmak için:
${link('/giris-yap')}

Şifreni hatırlamıyorsan:
${link('/sifremi-unuttum')}

Kaydı sen denemediysen bir şey yapman gerekmez; hesabında bir değişiklik olmadı.

${sign}`,
  }),
  reset: ({ username, token }, link) => ({
    subject: 'Seyir şifreni yenile',
    text: `Merhaba @${username},

Yeni bir şifre belirlemek için bu bağlantıyı aç:

${link(`/sifre-degistir?token=${token}`)}

Bağlantı bir kez ve 1 saat boyunca çalışır. Şifren değişince açık olan bütün oturumların kapanır.

Bunu sen istemediysen bir şey yapman gerekmez; şifren olduğu gibi kalır.

${sign}`,
  }),
  'password-changed': ({ username }, link) => ({
    subject: 'Seyir şifren değişti',
    text: `Merhaba @${username},

Seyir hesabının şifresi az önce değişti ve açık olan diğer oturumların kapandı.

Bunu sen yapmadıysan hemen yeni bir şifre belirle:
${link('/sifremi-unuttum')}

${sign}`,
  }),
  email: ({ username, token }, link) => ({
    subject: 'Yeni e-posta adresini onayla',
    text: `Merhaba @${username},

Seyir hesabının e-posta adresi olarak bunu yazdın. Onaylamak için bu bağlantıyı aç:

${link(`/e-posta-onayla?token=${token}`)}

Bağlantı bir kez ve 1 saat boyunca çalışır. Onaylarken şifreni de soracağız; o zamana kadar eski adresin geçerli kalır.

Bunu sen istemediysen bir şey yapman gerekmez.

${sign}`,
  }),
  'address-taken': ({ username }, link) => ({
    subject: 'Bu adresin bir Seyir hesabı zaten var',
    text: `Merhaba @${username},

Bu e-posta adresi başka bir Seyir hesabına eklenmek istendi; oysa bu adres senin hesabında kayıtlı. Hesabında bir değişiklik olmadı.

İki hesabın varsa bu adresi önce bu hesaptan kaldırmalısın:
${link('/ayarlar#hesap')}

Bunu sen istemediysen bir şey yapman gerekmez.

${sign}`,
  }),
  'email-changed': ({ username }, link) => ({
    subject: 'Seyir hesabının e-posta adresi değişti',
    text: `Merhaba @${username},

Seyir hesabının e-posta adresi az önce değişti; bundan sonra sana yeni adresinden yazacağız.

Bunu sen yapmadıysan bize hemen haber ver:
${link('/iletisim')}

${sign}`,
  }),
};

const outcomes = {
  removed: 'İstediğin içerik kaldırıldı.',
  partly: 'İstediğin içeriğin bir bölümü kaldırıldı.',
  refused: 'İçerik yerinde kaldı.',
} as const;

const removalText = (
  { kind, token, request: { name, number, outcome = 'refused', answer } }: RemovalLetter,
  link: (path: string) => string,
) =>
  kind === 'removal-received'
    ? {
        subject: `İçerik kaldırma başvurun: ${number}`,
        // Without the asker's words: the address may belong to somebody else.
        text: `Merhaba,

İçerik kaldırma başvurunu aldık. Başvuru numaran: ${number}

Başvurunun incelenmesi için bu bağlantıyı açıp onayla:
${link(`/icerik-kaldirma?token=${token}`)}

Onayından sonra 48 saat içinde yanıt veririz. Yedi gün içinde onaylanmayan başvurular, karardan 180 gün sonra da sonuçlananlar silinir.

Bu başvuruyu sen yapmadıysan bir şey yapman gerekmez.

${sign}`,
      }
    : {
        subject: `İçerik kaldırma başvurun sonuçlandı: ${number}`,
        text: `Merhaba ${name},

${number} numaralı başvurun sonuçlandı. ${outcomes[outcome]}

${answer}

Sorun varsa başvuru numaranla bize yaz:
${link('/iletisim')}

${sign}`,
      };

/** Composes letters with links to the site's current origin. */
export const letterComposer =
  (origin: () => string): Compose =>
  (letter) => {
    const link = (path: string) => new URL(path, origin()).href;
    if ('request' in letter) return removalText(letter, link);
    const { username, token = '' } = letter.to[0];
    return letters[letter.kind]({ ...letter, username, token }, link);
  };

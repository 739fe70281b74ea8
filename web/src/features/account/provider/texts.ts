/** Texts of signing in at the identity provider. */
export const providerTexts = {
  leaving: 'Giriş sayfasına götürüyoruz…',
  entering: 'Giriş tamamlanıyor…',
  go: 'Giriş sayfasına git',
  retry: 'Tekrar dene',
  unreachable:
    'Giriş hizmetine şu an ulaşamıyoruz. Açık oturumlar bundan etkilenmez; lütfen birazdan yeniden dene.',
  failed: 'Giriş tamamlanamadı. Lütfen yeniden dene.',
  dialog: 'Giriş, güvenli giriş sayfamızda yapılıyor. Ardından buraya geri dönersin.',
  register: 'Hesabını güvenli giriş sayfamızda açıyorsun. Ardından buraya geri dönersin.',
  goRegister: 'Kayıt sayfasına git',
  forgot: 'Şifreni giriş sayfamızdaki “Parolanızı mı unuttunuz?” bağlantısıyla yenileyebilirsin.',
  forgotHint: 'Yeni bir şifreyle kaldığın yerden devam edersin.',
  password: 'Şifreni güvenli giriş sayfamızda değiştirirsin.',
  goPassword: 'Şifreyi değiştir',
  email:
    'E-posta adresini güvenli giriş sayfamızda değiştirirsin; bir sonraki girişinde burada da geçerli olur.',
  goEmail: 'E-postayı değiştir',
  link: 'Bu e-postayla açılmış bir Seyir hesabın var. İkisini bağlamak için o hesabın şifresini bir kez yaz.',
  linkPassword: 'Seyir hesabının şifresi',
  linkSubmit: 'Hesapları bağla',
  linkMissing: 'Seyir hesabının şifresini yaz.',
  errors: {
    INVALID_CREDENTIALS: 'Giriş tamamlanamadı. Lütfen yeniden dene.',
    ACTIVATION_REQUIRED:
      'E-posta adresin henüz onaylanmamış. Sana gönderdiğimiz e-postadaki bağlantıya tıkla, sonra yeniden giriş yap.',
    CONFLICT: 'Bu e-postayla açılmış hesap başka bir girişe bağlı. Bize yazarsan yardımcı oluruz.',
    TRY_AGAIN:
      'Giriş hizmetine şu an ulaşamıyoruz. Açık oturumlar bundan etkilenmez; lütfen birazdan yeniden dene.',
  } as Record<string, string>,
} as const;

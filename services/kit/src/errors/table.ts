import { status } from '@grpc/grpc-js';

interface ErrorRow {
  /** HTTP status of pages, GraphQL transport and uploads; legacy rows answer 200. */
  readonly http: number;
  readonly grpc: status;
  /** The default text for readers, used where the page has no text of its own. */
  readonly text: string;
}

const row = (http: number, grpc: status, text: string): ErrorRow => ({ http, grpc, text });

/** Every error that a caller can get: stable code, HTTP status, gRPC status, Turkish text. */
export const errorTable = {
  BAD_INPUT: row(400, status.INVALID_ARGUMENT, 'Gönderdiğin bilgilerde bir yanlışlık var.'),
  UNKNOWN_DOCUMENT: row(
    400,
    status.INVALID_ARGUMENT,
    'Bu istek sitenin tanıdığı isteklerden değil. Sayfayı yenileyip yeniden dene.',
  ),
  NO_SESSION: row(401, status.UNAUTHENTICATED, 'Bunun için giriş yapmalısın.'),
  SESSION_ENDED: row(401, status.UNAUTHENTICATED, 'Oturumun sona erdi. Lütfen yeniden giriş yap.'),
  INVALID_CREDENTIALS: row(401, status.UNAUTHENTICATED, 'Kullanıcı adı ya da şifre yanlış.'),
  ACTIVATION_REQUIRED: row(
    403,
    status.FAILED_PRECONDITION,
    'Hesabın henüz etkin değil. E-postandaki bağlantıya tıkla.',
  ),
  BANNED: row(403, status.PERMISSION_DENIED, 'Hesabın askıya alındı.'),
  SILENCED: row(403, status.PERMISSION_DENIED, 'Susturuldun: okuyabilirsin ama yazamazsın.'),
  LAST_ADMIN: row(409, status.FAILED_PRECONDITION, 'Sitenin son yöneticisi görevden alınamaz.'),
  LINK_EXPIRED: row(
    410,
    status.FAILED_PRECONDITION,
    'Bu bağlantının süresi dolmuş ya da daha önce kullanılmış. Yeni bir bağlantı iste.',
  ),
  SIGN_IN_ELSEWHERE: row(
    403,
    status.FAILED_PRECONDITION,
    'Giriş, kayıt ve şifre işlemleri giriş sayfamızda yapılıyor.',
  ),
  LINK_REQUIRED: row(
    409,
    status.FAILED_PRECONDITION,
    'Bu e-postayla açılmış bir Seyir hesabın var. İkisini bağlamak için o hesabın şifresini yaz.',
  ),
  FORBIDDEN: row(403, status.PERMISSION_DENIED, 'Bunu yapmaya yetkin yok.'),
  BAD_ORIGIN: row(403, status.PERMISSION_DENIED, 'Bu istek başka bir siteden geldi ve kabul edilmedi.'),
  NOT_FOUND: row(404, status.NOT_FOUND, 'Aradığın şey burada değil.'),
  CONFLICT: row(409, status.ALREADY_EXISTS, 'Bu zaten var.'),
  LIMIT_REACHED: row(409, status.FAILED_PRECONDITION, 'Bu listede yer kalmadı. Önce listeden bir şey çıkar.'),
  REQUESTED: row(409, status.FAILED_PRECONDITION, 'Takip isteğin gönderildi.'),
  DUPLICATE_ANSWERS: row(400, status.INVALID_ARGUMENT, 'Birden fazla aynı cevap olamaz.'),
  TOO_FEW_ANSWERS: row(400, status.INVALID_ARGUMENT, 'En az iki adet cevap girmelisiniz.'),
  POLL_ENDED: row(409, status.FAILED_PRECONDITION, 'Bu anket sona erdi.'),
  TOPIC_LOCKED: row(409, status.FAILED_PRECONDITION, 'Bu konu kilitli. Okuyabilirsin ama yazamazsın.'),
  OWNER_STAYS: row(
    409,
    status.FAILED_PRECONDITION,
    'Grubun sahibi sensin. Ayrılmadan önce grubu devret ya da sil.',
  ),
  NAME_RESERVED: row(400, status.INVALID_ARGUMENT, 'Bu ad site ekibine ayrılmış. Başka bir ad seç.'),
  OUTDATED: row(409, status.ABORTED, 'Sen düzenlerken bu içerik değişti. Son hâline bakıp yeniden dene.'),
  ROOM_ENDED: row(409, status.FAILED_PRECONDITION, 'Bu oda sona erdi.'),
  ROOM_FULL: row(409, status.FAILED_PRECONDITION, 'Bu oda dolu. Biraz sonra yeniden dene.'),
  REQUEST_CLOSED: row(
    409,
    status.FAILED_PRECONDITION,
    'Bu istek sonuçlandı. Sonucunu istekler sayfasında görebilirsin.',
  ),
  APPEAL_CLOSED: row(409, status.FAILED_PRECONDITION, 'Bu karara itiraz süresi doldu.'),
  EDIT_CLOSED: row(409, status.FAILED_PRECONDITION, 'Bu mesaj artık düzenlenemez.'),
  IDEMPOTENCY_MISMATCH: row(
    409,
    status.ABORTED,
    'Bu istek anahtarı başka bir içerikle kullanılmış. Sayfayı yenileyip yeniden dene.',
  ),
  TOO_LARGE: row(413, status.OUT_OF_RANGE, 'Gönderdiğin içerik çok büyük.'),
  UNSUPPORTED_IMAGE: row(
    415,
    status.INVALID_ARGUMENT,
    'Bu dosyayı fotoğraf olarak açamadık. JPEG ya da PNG bir fotoğraf seç.',
  ),
  IMAGE_TOO_LARGE: row(
    413,
    status.OUT_OF_RANGE,
    'Fotoğraf çok büyük: en fazla 8 MB, 40 megapiksel ve bir kenarı 12.000 piksel olabilir.',
  ),
  NOT_RELEASED: row(403, status.FAILED_PRECONDITION, 'Bu bölüm henüz yayınlanmadı.'),
  AGE_RESTRICTED: row(403, status.PERMISSION_DENIED, 'Bu içerik yaşına uygun değil.'),
  AGE_UNCONFIRMED: row(
    403,
    status.FAILED_PRECONDITION,
    'Bu içerik 18 yaş ve üzeri için. Sayfadaki soruyu onayla; tarayıcının çerezleri tutması gerekir.',
  ),
  NO_HASH: row(400, status.INVALID_ARGUMENT, 'hash yok'),
  CAPTCHA_REQUIRED: row(
    403,
    status.PERMISSION_DENIED,
    'Robot olmadığını doğrulayamadık. Lütfen yeniden dene.',
  ),
  SLOW_DOWN: row(429, status.RESOURCE_EXHAUSTED, 'Çok hızlısın. Biraz bekleyip yeniden dene.'),
  TRY_AGAIN: row(503, status.UNAVAILABLE, 'Şu an yanıt veremiyoruz. Lütfen yeniden dene.'),
  DEADLINE: row(504, status.DEADLINE_EXCEEDED, 'Yanıt zamanında gelmedi. Lütfen yeniden dene.'),
  INTERNAL: row(500, status.INTERNAL, 'Beklenmeyen bir sorun oldu. Lütfen yeniden dene.'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorTable, value);

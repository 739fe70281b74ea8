import { formatNumber } from '../../lib/turkish.js';

/** Labels of the controls on the picture. */
export const controlTexts = {
  controls: 'Oynatıcı kontrolleri',
  back: (title: string) => `${title} sayfasına dön`,
  play: 'Oynat',
  pause: 'Duraklat',
  replay: 'Baştan oynat',
  back10: '10 saniye geri',
  forward10: '10 saniye ileri',
  previous: 'Önceki bölüme geç',
  next: 'Sonraki bölüme geç',
  position: 'Konum',
  at: (time: string, length: string) => `${time} / ${length}`,
  mute: 'Sesi kapat',
  unmute: 'Sesi aç',
  volume: 'Ses düzeyi',
  subtitles: 'Altyazılar',
  sources: 'Kaynak seç',
  episodes: 'Bölüm listesi',
  settings: 'Oynatıcı ayarları',
  cinema: 'Sinema modu',
  pip: 'Pencere içinde pencere',
  airPlay: 'AirPlay ile başka ekranda izle',
  cast: 'Başka ekranda izle',
  fullscreen: 'Tam ekran',
  leaveFullscreen: 'Tam ekrandan çık',
  close: 'Kapat',
  backTo: (page: string) => `${page} sayfasına dön`,
  loading: 'Yükleniyor',
  segments: { INTRO: 'İntro', RECAP: 'Özet', CREDITS: 'Jenerik', PREVIEW: 'Gelecek bölümden' },
} as const;

/** Messages of the bubble. */
export const bubbleTexts = {
  leap: (seconds: number) => (seconds < 0 ? `−${-seconds}` : `+${seconds}`),
  share: (share: number) => `%${Math.round(share * 100)}`,
  volume: (volume: number) => `Ses %${Math.round(volume * 100)}`,
  muted: 'Ses kapalı',
  speed: (rate: number) => `${formatNumber(rate)}×`,
  frame: (by: number) => (by < 0 ? 'Bir kare geri' : 'Bir kare ileri'),
  captions: (language: string | undefined) => (language ? `Altyazı: ${language}` : 'Altyazı kapalı'),
  cinema: 'Sinema modu',
  skipped: 'Geçildi',
  toggled: (paused: boolean) => (paused ? 'Duraklatıldı' : 'Oynatılıyor'),
};

/** Labels of the settings. */
export const settingTexts = {
  textSize: 'Altyazı boyutu',
  percent: (share: number) => `%${share * 100}`,
  textStyle: 'Altyazı görünümü',
  styles: [
    { value: 'shadow', label: 'Gölgeli' },
    { value: 'box', label: 'Siyah kutuda' },
    { value: 'yellow', label: 'Sarı' },
  ],
  textPlace: 'Altyazının yeri',
  places: [
    { value: 'bottom', label: 'Altta' },
    { value: 'top', label: 'Üstte' },
  ],
  textDelay: 'Altyazı gecikmesi (saniye)',
  title: 'Ayarlar',
  quality: 'Kalite',
  automatic: 'Otomatik',
  height: (lines: number) => `${lines}p`,
  speed: 'Hız',
  usualSpeed: 'Normal',
  subtitles: 'Altyazı',
  off: 'Kapalı',
  audio: 'Ses dili',
  chapters: 'Sahneler',
  segments: 'İntro, özet ve jenerik',
  modes: [
    { value: 'ask', label: 'Bana sor' },
    { value: 'automatic', label: 'Kendiliğinden geç' },
    { value: 'off', label: 'Geçme' },
  ],
  crowd: 'Kalabalıkla izle',
  crowdHint: 'Odalarda izleyenlerin tepkileri, isimsiz.',
  shortcuts: 'Klavye kısayolları açık',
  statistics: 'İstatistikleri göster',
} as const;

/** Labels of the statistics. */
export const statisticTexts = {
  title: 'İstatistikler',
  close: 'İstatistikleri kapat',
  picture: 'Görüntü',
  streamRate: 'Yayının hızı',
  lineRate: 'Bağlantının hızı',
  ahead: 'Önden yüklenen',
  waited: 'Beklenen süre',
  dropped: 'Atlanan kare',
  unknown: '–',
  kilobits: (bits: number) => `${formatNumber(Math.round(bits / 1000))} kb/sn`,
  seconds: (seconds: number) => `${formatNumber(Math.round(seconds * 10) / 10)} sn`,
};

/** The keyboard shortcuts and their descriptions. */
export const keyTexts: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['Boşluk', 'K'], 'Oynat ya da duraklat'],
  [['J', 'L'], '10 saniye geri, ileri'],
  [['←', '→'], '5 saniye geri, ileri'],
  [['0', '…', '9'], 'Bölümün onda birlerine git'],
  [['Home', 'End'], 'Başa, sona git'],
  [['↑', '↓'], 'Sesi aç, kıs'],
  [['M'], 'Sesi kapat ya da aç'],
  [['F'], 'Tam ekran'],
  [['T'], 'Sinema modu'],
  [['P'], 'Pencere içinde pencere'],
  [['C'], 'Altyazıyı aç ya da kapat'],
  [['S'], 'İntroyu, özeti, jeneriği geç'],
  [['<', '>'], 'Yavaşlat, hızlandır'],
  [[',', '.'], 'Duraklatılmışken kare kare'],
  [['Shift', 'N'], 'Sonraki bölüm'],
  [['Shift', 'P'], 'Önceki bölüm'],
  [['?'], 'Bu liste'],
];

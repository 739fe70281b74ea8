import type { ArtData } from './art-data.js';
import { shade } from './shapes.js';
import { motifs, type MotifName, type Palette } from './scenes/shelf.js';

const palette = (high: string, low: string, light: string, far: string, near: string): Palette => ({
  ...{ high, low, light, far, near },
});

const palettes = {
  dusk: palette('#1B1140', '#F2803A', '#FFD89A', '#5A2A5E', '#2A1540'),
  sea: palette('#06283D', '#1F6F78', '#F4E3C1', '#0E4A5A', '#052230'),
  rose: palette('#3A0D2E', '#E5384F', '#FFE1C9', '#7A1B45', '#2A0A22'),
  mint: palette('#0E3B3A', '#8FE3C4', '#FFF6DC', '#2E7D6E', '#0B2E2E'),
  night: palette('#05060F', '#1D2A5A', '#F6E7B0', '#16204A', '#0A0E24'),
  wheat: palette('#8A4B12', '#F7D27A', '#FFF3CF', '#B5701E', '#5A2E0A'),
  violet: palette('#1A0B3A', '#8C5CF2', '#FFE0F4', '#4A2390', '#1F0F48'),
  ice: palette('#143A5A', '#BFE6F5', '#FFFFFF', '#4A87AD', '#123048'),
  ember: palette('#120606', '#8A1C12', '#FFB45A', '#4A0F0C', '#1E0707'),
} as const satisfies Record<string, Palette>;

type Look = readonly [slug: string, motif: MotifName, colours: keyof typeof palettes, tagline: string];

const looks: readonly Look[] = [
  ['marti-sokagi', 'town', 'dusk', 'On iki kapı, tek posta kutusu.'],
  ['ucuncu-vardiya', 'water', 'night', 'Her gece, 03.12’de.'],
  ['kizil-defter', 'doors', 'ember', 'İlk tarih yarın.'],
  ['baglar-arasi', 'hills', 'wheat', 'Salkım salkım bir barış.'],
  ['sifir-noktasi', 'peaks', 'sea', 'Bir santim yeter.'],
  ['pazartesi-sendromu', 'rays', 'mint', 'Haftanız eksik olabilir.'],
  ['zeytin-dagi', 'hills', 'mint', 'Kökler konuşur.'],
  ['kayip-orkestra', 'rays', 'violet', 'Son konserde bugünden bir ses.'],
  ['kanatsiz-kus', 'wood', 'rose', 'Sahne değil, kapı arıyorlar.'],
  ['gri-bolge', 'doors', 'night', 'Beyan edecek bir şeyin var mı?'],
  ['ikinci-el-hayatlar', 'rays', 'wheat', 'Eşya unutmaz.'],
  ['isik-hizi', 'orbit', 'night', 'En eski ışık, en yeni dert.'],
  ['oteki-kiyi', 'water', 'violet', 'İki yaka, bir rüya.'],
  ['kar-postanesi', 'peaks', 'ice', 'Adresi olmayan bir mektup.'],
  ['demir-orkide', 'rays', 'rose', 'Savaşmayı unutan makine.'],
  ['gece-kutuphanesi', 'doors', 'violet', 'Bu gece yoklama var.'],
  ['uc-kagit-kilic', 'hills', 'rose', 'Çekme, yırtılır.'],
  ['balik-bulutu', 'water', 'ice', 'Gökte bir ağ.'],
  ['son-istasyon-ramen', 'town', 'ember', 'Derdin acı mı, tuzlu mu?'],
  ['golge-kulubu', 'wood', 'night', 'Güneş batmadan konuşma.'],
  ['mavi-file', 'water', 'sea', 'Dizine kadar umut.'],
  ['robot-anneannem', 'rays', 'ice', 'Tarifin eksik sayfası.'],
  ['yildiz-kaptani-emi', 'orbit', 'violet', 'Kaptan yanlışlıkla oldu.'],
  ['saat-bekcisi', 'orbit', 'dusk', 'Hiçbiri ilerlemesin.'],
  ['yarim-kalan-koy', 'hills', 'dusk', 'Çekilmemiş son sahne.'],
  ['mavi-saat', 'water', 'dusk', 'Yirmi dakikan var mı?'],
  ['cimento', 'town', 'ice', 'Bir şehir nasıl kurulur?'],
  ['kuru-gurultu-operasyonu', 'rays', 'ember', 'Keçi sahte değil.'],
  ['dipteki-isik', 'water', 'ember', 'Sofra kuruldu.'],
  ['uc-mevsim', 'wood', 'wheat', 'Kışı anlatma.'],
  ['ihtiyar-delikanli-kamyoncu', 'peaks', 'wheat', 'Navigasyon dede, fren torun.'],
  ['sinyal-yok', 'orbit', 'sea', 'Dünkü ses, bugünkü kulak.'],
  ['tavan-arasi-sinemasi', 'doors', 'dusk', 'Bilet yerine bir anı.'],
  ['on-dakika-kirk-yil', 'town', 'rose', 'Her dakika dört yıl.'],
  ['gunebakan', 'rays', 'dusk', 'Hangi çiçeğe bakıyorsun?'],
  ['12-numarali-yolcu', 'wood', 'ember', 'Sayı değişmiyor.'],
];

/** How the titles of the long shelf look: a motif, colours, and a salt that keeps two alike apart. */
export const shelfArts: Readonly<Record<string, ArtData>> = Object.fromEntries(
  looks.map(([slug, motif, colours, tagline], salt) => {
    const { near, light } = palettes[colours];
    const art: ArtData = {
      scene: motifs[motif](palettes[colours], salt),
      veil: (frame) => shade(frame, 'foot', 0.46, 0.8, near),
      tagline,
      titleAt: 'bottom',
      lines: 3,
      largest: 78,
      capitals: salt % 3 !== 0,
      face: salt % 3 === 0 ? 'displayWide' : 'display',
      ink: '#FFF6E6',
      titleInk: light,
      tagInk: light,
    };
    return [slug, art];
  }),
);

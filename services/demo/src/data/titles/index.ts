import { ayTramvayi } from './ay-tramvayi.js';
import { bahcivanMomo } from './bahcivan-momo.js';
import { cinaraltiKooperatifi } from './cinaralti-kooperatifi.js';
import { dokuzuncuTanik } from './dokuzuncu-tanik.js';
import { fenerinOteYani } from './fenerin-ote-yani.js';
import { geceYarisiIskelesi } from './gece-yarisi-iskelesi.js';
import { kagitFenerLisesi } from './kagit-fener-lisesi.js';
import { kanCicekleriSehri } from './kan-cicekleri-sehri.js';
import { kehribarKosku } from './kehribar-kosku.js';
import { kirlangicYokusu } from './kirlangic-yokusu.js';
import { morSalkimDuragi } from './mor-salkim-duragi.js';
import { moreTitles } from './more/index.js';
import {
  babaminBisikleti,
  batikSaat,
  goktasiPazari,
  kuzeyIsigi,
  leylekPostasi,
  onIkinciOda,
} from './movies.js';
import { nobetciEczane } from './nobetci-eczane.js';
import { plakArasi } from './plak-arasi.js';
import { ruzgarDemircisi } from './ruzgar-demircisi.js';
import { sonHamleKulubu } from './son-hamle-kulubu.js';
import type { TitleData } from './title-data.js';
import { tuzKayitlari } from './tuz-kayitlari.js';
import { yagmurunKilici } from './yagmurun-kilici.js';
import { yercekimsizMutfak } from './yercekimsiz-mutfak.js';

export type { EpisodeText, Schedule, TitleData } from './title-data.js';

/** The titles in the order in which they were added, latest last. */
export const titles: readonly TitleData[] = [
  ...moreTitles,
  kirlangicYokusu,
  kehribarKosku,
  babaminBisikleti,
  dokuzuncuTanik,
  leylekPostasi,
  ayTramvayi,
  batikSaat,
  onIkinciOda,
  kanCicekleriSehri,
  morSalkimDuragi,
  kuzeyIsigi,
  yagmurunKilici,
  tuzKayitlari,
  bahcivanMomo,
  sonHamleKulubu,
  cinaraltiKooperatifi,
  yercekimsizMutfak,
  fenerinOteYani,
  kagitFenerLisesi,
  plakArasi,
  nobetciEczane,
  goktasiPazari,
  ruzgarDemircisi,
  geceYarisiIskelesi,
];

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
import {
  babaminBisikleti,
  batikSaat,
  goktasiPazari,
  kuzeyIsiginda,
  leylekPostasi,
  onIkinciOda,
} from './movies.js';
import { nobetciEczane } from './nobetci-eczane.js';
import { plakArasi } from './plak-arasi.js';
import { ruzgarDemircisi } from './ruzgar-demircisi.js';
import { shelfThreads } from './shelf.js';
import { sonHamleKulubu } from './son-hamle-kulubu.js';
import type { ThreadData } from './thread.js';
import { tuzKayitlari } from './tuz-kayitlari.js';
import { yagmurunKilici } from './yagmurun-kilici.js';
import { yercekimsizMutfak } from './yercekimsiz-mutfak.js';

export type { ThreadData } from './thread.js';

/** The members' comments, by the slug of the title. */
export const threads: Readonly<Record<string, readonly ThreadData[]>> = {
  ...shelfThreads,
  'ay-tramvayi': ayTramvayi,
  'bahcivan-momo': bahcivanMomo,
  'cinaralti-kooperatifi': cinaraltiKooperatifi,
  'dokuzuncu-tanik': dokuzuncuTanik,
  'fenerin-ote-yani': fenerinOteYani,
  'gece-yarisi-iskelesi': geceYarisiIskelesi,
  'kagit-fener-lisesi': kagitFenerLisesi,
  'kan-cicekleri-sehri': kanCicekleriSehri,
  'kehribar-kosku': kehribarKosku,
  'kirlangic-yokusu': kirlangicYokusu,
  'mor-salkim-duragi': morSalkimDuragi,
  'babamin-bisikleti': babaminBisikleti,
  'batik-saat': batikSaat,
  'goktasi-pazari': goktasiPazari,
  'kuzey-isiginda-dugun': kuzeyIsiginda,
  'leylek-postasi': leylekPostasi,
  'on-ikinci-oda': onIkinciOda,
  'nobetci-eczane-sifa': nobetciEczane,
  'plak-arasi': plakArasi,
  'ruzgar-demircisi': ruzgarDemircisi,
  'son-hamle-kulubu': sonHamleKulubu,
  'tuz-kayitlari': tuzKayitlari,
  'yagmurun-kilici': yagmurunKilici,
  'yercekimsiz-mutfak': yercekimsizMutfak,
};

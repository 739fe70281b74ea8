import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { TransportError } from '../lib/graphql-error.js';
import { isReachable } from '../lib/is-reachable.js';
import type { Module } from './page-files.js';

/** Path → file of `routes/`. A page with several paths is remounted when the path changes. */
const table: Record<string, string> = {
  '/': 'home',
  diziler: 'browse',
  animeler: 'browse',
  filmler: 'browse',
  'yeni-eklenenler': 'new-titles',
  'tur/:slug': 'browse',
  'kanal/:slug': 'browse',
  'dizi/:slug': 'title',
  'anime/:slug': 'title',
  'film/:slug': 'title',
  'dizi/:slug/:season/:episode': 'watch',
  'anime/:slug/:season/:episode': 'watch',
  'film/:slug/izle': 'watch',
  'kisi/:slug': 'person',
  yazilar: 'articles',
  'yazi/:slug': 'article',
  takvim: 'calendar',
  koleksiyonlar: 'collections',
  'koleksiyon/:place': 'collection',
  akis: 'flow',
  'akis/:page': 'flow',
  'gonderi/:id': 'post',
  'oda/:code': 'room',
  odalar: 'rooms',
  gruplar: 'groups',
  'grup/:slug': 'group',
  'grup/:slug/:page': 'group',
  istek: 'requests',
  yonetim: 'desk',
  'yonetim/istekler': 'request-desk',
  'yonetim/vakalar': 'cases',
  'yonetim/vakalar/:id': 'case',
  'yonetim/uyeler': 'desk-members',
  'yonetim/mesajlar': 'desk-contacts',
  'yonetim/kaldirma': 'desk-removals',
  'yonetim/kayitlar': 'desk-audit',
  tartismalar: 'forum',
  'tartisma/:place': 'topic',
  listem: 'library',
  bildirimler: 'notifications',
  ara: 'search',
  'giris-yap': 'sign-in',
  'kayit-ol': 'register',
  'sifremi-unuttum': 'forgot',
  etkinlestirme: 'activation',
  'sifre-degistir': 'change-password',
  'e-posta-onayla': 'confirm-email',
  'profile/:username': 'profile',
  'profile/message/*': 'messages',
  mesajlar: 'messages-short',
  ayarlar: 'settings',
  iletisim: 'contact',
  itiraz: 'appeal',
  'icerik-kaldirma': 'removal',
  sss: 'faq',
  'gelistirici/bilesenler': 'developer-components',
  '*': 'not-found',
};

const loaded = new Map<string, Module>();

async function load(file: string): Promise<Module> {
  const { readPage } = await import('./page-files.js');
  const module = await readPage(file);
  loaded.set(file, module);
  return module;
}

/** Renders synchronously once its code is loaded, so that hydration takes over the server's markup unchanged. */
function pageOf(file: string): ComponentType {
  return lazy(() => {
    const known = loaded.get(file);
    const atOnce = { then: (take: (module: Module) => void) => take(known as Module) } as Promise<Module>;
    return known ? atOnce : load(file).catch(freshOrFail);
  });
}

/** After a release the file of a page has another name, so the whole page is reloaded if the site answers. */
async function freshOrFail(error: unknown): Promise<Module> {
  if (typeof location === 'undefined') throw error;
  if (!navigator.onLine || !(await isReachable())) throw new TransportError(0);
  location.reload();
  return new Promise(() => undefined);
}

const components = new Map(Object.values(table).map((file) => [file, pageOf(file)]));

/** A failed import stays failed, so after a failure each missing module may be requested once more. */
export function askAgain(): void {
  for (const file of components.keys()) if (!loaded.has(file)) components.set(file, pageOf(file));
}

function Page({ file }: { file: string }) {
  const Code = components.get(file) as ComponentType;
  return <Code />;
}

export const pages: RouteObject[] = Object.entries(table).map(([path, file]) => ({
  path,
  id: file,
  element: <Page key={path} file={file} />,
}));

/** Loads the code of the page at `path`, and resolves to the name of its source file. */
export async function loadPage(path: string): Promise<string> {
  const file = fileOf(path);
  await load(file);
  return `src/app/routes/${file}.tsx`;
}

/**
 * Loads the code of the page that the server has rendered at `path`. Its address stands in the page, so the list of all pages is
 * not part of the first load.
 */
export async function loadFirstPage(path: string): Promise<void> {
  const address = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page'];
  if (!address) await loadPage(path);
  else loaded.set(fileOf(path), (await import(/* @vite-ignore */ address)) as Module);
}

/** Loads the list of all pages, before the viewer follows a link. */
export const readyForMore = (): Promise<unknown> => import('./page-files.js');

const fileOf = (path: string): string => matchRoutes(pages, path)?.[0]?.route.id ?? 'not-found';

import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

type Module = { default: ComponentType };

/** Path → file of `routes/`; a page of several paths is mounted anew when the path changes. */
const table: Record<string, string> = {
  '/': 'home',
  diziler: 'browse',
  animeler: 'browse',
  filmler: 'browse',
  'tur/:slug': 'browse',
  'kanal/:slug': 'browse',
  'dizi/:slug': 'title',
  'anime/:slug': 'title',
  'film/:slug': 'title',
  'dizi/:slug/:season/:episode': 'watch',
  'anime/:slug/:season/:episode': 'watch',
  'film/:slug/izle': 'watch',
  takvim: 'calendar',
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
  ayarlar: 'settings',
  iletisim: 'contact',
  sss: 'faq',
  'gelistirici/bilesenler': 'developer-components',
  '*': 'not-found',
};

const files = import.meta.glob<Module>('./routes/*.tsx');
const loaded = new Map<string, Module>();

async function load(file: string): Promise<Module> {
  const read = files[`./routes/${file}.tsx`];
  if (!read) throw new Error(`no page ${file}`);
  const module = await read();
  loaded.set(file, module);
  return module;
}

/** Once its code is there a page renders at once, so that the server's markup is taken over as it stands. */
function pageOf(file: string): ComponentType {
  return lazy(() => {
    const known = loaded.get(file);
    const atOnce = { then: (take: (module: Module) => void) => take(known as Module) } as Promise<Module>;
    return known ? atOnce : load(file).catch(freshOrFail);
  });
}

/** After a release the page's code has another name: the whole page is asked for instead, where there is a network. */
function freshOrFail(error: unknown): Promise<Module> {
  if (typeof location === 'undefined' || !navigator.onLine) throw error;
  location.reload();
  return new Promise(() => undefined);
}

const components = new Map(Object.values(table).map((file) => [file, pageOf(file)]));

/** What was refused once stays refused: after a failure, what has not come yet may be asked for once more. */
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

/** Loads the code of the page at `path`, and says which file of the source it is. */
export async function loadPage(path: string): Promise<string> {
  const file = matchRoutes(pages, path)?.[0]?.route.id ?? 'not-found';
  await load(file);
  return `src/app/routes/${file}.tsx`;
}

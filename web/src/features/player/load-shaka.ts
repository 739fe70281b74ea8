import type shaka from 'shaka-player/dist/shaka-player.ui-es2021';
import { missingShakaTexts } from './texts.js';

export type Shaka = typeof shaka;

let loading: Promise<Shaka> | undefined;

/** The player library in a chunk of its own, loaded when a page first needs it and again after a failed load. */
export function loadShaka(): Promise<Shaka> {
  loading ??= import('./shaka-bundle.js')
    .then(({ default: library }) => {
      library.polyfill.installAll();
      return library;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const TURKISH = 'tr';

/** Makes the controls speak Turkish, also where the library's table has gaps. */
export function speakTurkish(controls: shaka.ui.Controls): void {
  const localization = controls.getLocalization();
  localization?.changeLocale([TURKISH]);
  // CONFLICT.USE_NEW keeps what the library already says in other keys.
  localization?.insert(TURKISH, new Map(Object.entries(missingShakaTexts)));
}

/** A signed address has run out: the server answers 403, and a fresh one may be had. */
export function isExpired(error: { code?: number; data?: unknown[] }): boolean {
  const BAD_HTTP_STATUS = 1001;
  return error.code === BAD_HTTP_STATUS && error.data?.[1] === 403;
}

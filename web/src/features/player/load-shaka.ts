import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021';

export type Shaka = typeof shaka;

let loading: Promise<Shaka> | undefined;

/** Loads the player library, which is a separate chunk, on first use and again after a failed load. */
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

/** Whether a signed address has expired: the server answers 403, and a new address may be requested. */
export function isExpired(error: { code?: number; data?: unknown[] }): boolean {
  const BAD_HTTP_STATUS = 1001;
  return error.code === BAD_HTTP_STATUS && error.data?.[1] === 403;
}

import type { ServiceOptions } from '@seyir/kit';
import { z } from 'zod';

export interface PlaybackConfig extends ServiceOptions {
  /** Hosts (`host` or `host:port`) whose manifests may be played (default: none). */
  readonly streamHosts?: readonly string[];
  /** Hosts that may be embedded in frames (default: none). */
  readonly embedHosts?: readonly string[];
}

const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((host) => host.trim()))
  .transform((list) => list.filter((host) => host !== ''))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'is no host')));

/** The service's own settings; lists are comma-separated. */
export const playbackEnv = z.object({ STREAM_HOSTS: hosts, EMBED_HOSTS: hosts });

export const toConfig = (env: z.infer<typeof playbackEnv>, options: ServiceOptions): PlaybackConfig => ({
  ...options,
  streamHosts: env.STREAM_HOSTS,
  embedHosts: env.EMBED_HOSTS,
});

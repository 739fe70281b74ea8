import { wakes, type Trailer } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';

export interface PlayableTrailer {
  readonly id: string;
  readonly name: string;
  /** Manifests of our own media store. */
  readonly dash?: string;
  readonly hls?: string;
  /** Address of a frame on an allowed host. */
  readonly embed?: string;
}

/**
 * Trailers by id, in request order. Unknown ids are left out, and so are frames on hosts that this site does not allow.
 */
export const getTrailers = operation({
  input: z.object({ ids: ids(20) }),
  access: 'public',
  async run({ parts }, { ids }): Promise<PlayableTrailer[]> {
    const read = async () => (await parts.asVisitor.catalogue.getTrailers({ ids })).trailers;
    const trailers = await parts.reads.get(`trailers:${ids.join()}`, wakes.catalogue, read);
    return trailers.flatMap((trailer) => playable(parts, trailer) ?? []);
  },
});

const playable = (
  { delivery, config }: Ctx['parts'],
  { id, name, location }: Trailer,
): PlayableTrailer | undefined => {
  switch (location.case) {
    case 'asset': {
      const prefix = delivery.prefix(location.value);
      return { id, name, dash: `${prefix}manifest.mpd`, hls: `${prefix}master.m3u8` };
    }
    case 'embed': {
      const origin = URL.parse(location.value)?.origin;
      return origin && config.hosts.embed.includes(origin) ? { id, name, embed: location.value } : undefined;
    }
    case undefined:
      return undefined;
  }
};

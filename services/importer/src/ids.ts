import { v5 } from 'uuid';

/** UUID namespace of imported things. */
const namespace = 'b1b0a1f4-6f0e-5a53-9d4e-3c2f5d7e8a10';

/** The site's id of an imported thing: derived only from kind and external id, so no table of ids is needed. */
export const idOf = (kind: string, externalId: string): string => v5(`${kind}:${externalId}`, namespace);

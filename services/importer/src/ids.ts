import { v5 } from 'uuid';

/** Namespace of everything that an import names. */
const namespace = 'b1b0a1f4-6f0e-5a53-9d4e-3c2f5d7e8a10';

/** The site's id of a thing of an import: follows from kind and external id alone, so a file is its own ledger. */
export const idOf = (kind: string, externalId: string): string => v5(`${kind}:${externalId}`, namespace);

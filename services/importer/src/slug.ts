import { foldKey } from '@seyir/kit';

/** A slug from a name: `Kâğıt Fener: Lise` → `kagit-fener-lise`; empty without Latin letters. */
export const slugOf = (name: string): string =>
  foldKey(name.normalize('NFC'))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '');

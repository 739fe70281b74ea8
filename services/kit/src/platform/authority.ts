import { X509Certificate } from 'node:crypto';
import { z } from 'zod';

const BEGIN = '-----BEGIN CERTIFICATE-----';

/** The certificates of a PEM, in its order. Throws when one of them cannot be read. */
export const certificatesOf = (pem: string): X509Certificate[] =>
  pem
    .split(new RegExp(`(?=${BEGIN})`))
    .filter((block) => block.startsWith(BEGIN))
    .map((block) => new X509Certificate(block));

const isPem = (text: string): boolean => {
  try {
    return certificatesOf(text).length > 0;
  } catch {
    return false;
  }
};

/**
 * A variable that holds authorities. Each is read here: TLS passes over what it cannot read, and then knows nobody, or
 * names no variable.
 */
export const authority = z
  .string()
  .refine(isPem, `expected authorities, they are PEM (${BEGIN}) with their line breaks`);

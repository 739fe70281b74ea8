import { X509Certificate } from 'node:crypto';
import { z } from 'zod';

const BEGIN = '-----BEGIN CERTIFICATE-----';

/** The certificates of a PEM, in order. Throws if one of them cannot be read. */
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
 * Schema of a variable that holds certificate authorities. It checks each certificate: TLS silently skips unreadable ones, or
 * fails without naming the variable.
 */
export const authority = z
  .string()
  .refine(isPem, `expected authorities, they are PEM (${BEGIN}) with their line breaks`);

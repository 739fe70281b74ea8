import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { z } from 'zod';
import { authority } from './authority.js';

/** Authorities that the process trusts in addition to those of the system. */
export const trustEnv = z.object({
  /** PEM of the authorities of https servers: the S3 store, Keycloak, a trace collector. */
  TRUSTED_CA: authority.optional(),
});

/** Applies to all connections of the process without an authority of their own. Call it before the first connection. */
export const trustAuthorities = ({ TRUSTED_CA }: z.output<typeof trustEnv>): void => {
  if (TRUSTED_CA !== undefined) setDefaultCACertificates([...getCACertificates('default'), TRUSTED_CA]);
};

import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { z } from 'zod';
import { authority } from './authority.js';

/** Whom the process believes besides the authorities that the system knows. */
export const trustEnv = z.object({
  /** PEM of authorities behind servers that are spoken to by https: the S3 store, Keycloak, a collector of spans. */
  TRUSTED_CA: authority.optional(),
});

/** For the whole process, and connections that are told no authority of their own; called before the first is opened. */
export const trustAuthorities = ({ TRUSTED_CA }: z.output<typeof trustEnv>): void => {
  if (TRUSTED_CA !== undefined) setDefaultCACertificates([...getCACertificates('default'), TRUSTED_CA]);
};

import type { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { credentials, ServerCredentials, type ChannelCredentials } from '@grpc/grpc-js';
import { certificatesOf } from '../platform/authority.js';
import { ConfigError } from '../platform/config.js';

/**
 * PEM: the certificate that a process shows whom it calls and who calls it, with its chain; its key; and the authority
 * that all of a site's processes believe.
 */
export interface GrpcTls {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

const SERVER = '1.3.6.1.5.5.7.3.1';
const CLIENT = '1.3.6.1.5.5.7.3.2';

/**
 * @throws {ConfigError} for what no call could be made with: no PEM, a key of another certificate, one that may not be
 *   shown to both who calls and who is called, or that the authority did not sign
 */
export const checkTls = ({ cert, key, ca }: GrpcTls): void => {
  const [own, ...chain] = read({ cert, key, ca });
  // Undefined where the certificate names no purpose; TLS takes "any" of them for none of these two.
  const purposes = own?.keyUsage;
  if (purposes && !(purposes.includes(SERVER) && purposes.includes(CLIENT)))
    throw new ConfigError(
      'GRPC_CERT: a process is called and calls with it, so its extended key usage names both serverAuth and ' +
        'clientAuth, or there is none',
    );
  const authorities = certificatesOf(ca);
  const roots = authorities.filter((one) => isIssuer(one, one));
  if (!own || !leads(own, [...chain, ...authorities], roots))
    throw new ConfigError(
      'GRPC_CA did not sign GRPC_CERT: the chain of the certificate must lead to a root that is in GRPC_CA',
    );
};

const read = ({ cert, key, ca }: GrpcTls): X509Certificate[] => {
  try {
    createSecureContext({ cert, key, ca });
    return certificatesOf(cert);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`GRPC_CERT, GRPC_KEY and GRPC_CA cannot be used, they are PEM: ${message}`);
  }
};

const isIssuer = (issuer: X509Certificate, one: X509Certificate): boolean =>
  one.issuer === issuer.subject && one.verify(issuer.publicKey);

/** Several may have signed the same, where an authority is being replaced. */
const leads = (
  one: X509Certificate,
  known: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): boolean =>
  roots.some(({ fingerprint256 }) => fingerprint256 === one.fingerprint256) ||
  known.some((next, at) => isIssuer(next, one) && leads(next, known.toSpliced(at, 1), roots));

/** Serves those alone who show a certificate of the authority; without `tls` in plain. */
export const serverCredentials = (tls: GrpcTls | undefined): ServerCredentials =>
  tls === undefined
    ? ServerCredentials.createInsecure()
    : ServerCredentials.createSsl(
        Buffer.from(tls.ca),
        [{ cert_chain: Buffer.from(tls.cert), private_key: Buffer.from(tls.key) }],
        true,
      );

/** Calls those alone whose certificate is of the authority and of the name that they are called by. */
export const clientCredentials = (tls: GrpcTls | undefined): ChannelCredentials =>
  tls === undefined
    ? credentials.createInsecure()
    : credentials.createSsl(Buffer.from(tls.ca), Buffer.from(tls.key), Buffer.from(tls.cert));

import type { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { credentials, ServerCredentials, type ChannelCredentials } from '@grpc/grpc-js';
import { certificatesOf } from '../tls/authority.js';
import { ConfigError } from '../process/config.js';

/**
 * PEM texts: the certificate with its chain, which the process shows as client and as server; its key; and the authority that all
 * processes of the site trust.
 */
export interface GrpcTls {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

const SERVER = '1.3.6.1.5.5.7.3.1';
const CLIENT = '1.3.6.1.5.5.7.3.2';

/**
 * Checks that calls can be made with these files.
 * @throws {ConfigError} if a file is not PEM, the key belongs to another certificate, or the certificate is not valid for both
 * client and server or not signed by the authority
 */
export const checkTls = ({ cert, key, ca }: GrpcTls): void => {
  const [own, ...chain] = read({ cert, key, ca });
  // Undefined if the certificate has no extended key usage. TLS does not accept "any" for either purpose.
  const purposes = own?.keyUsage;
  if (purposes && !(purposes.includes(SERVER) && purposes.includes(CLIENT)))
    throw new ConfigError(
      'GRPC_CERT: the process is both server and client, so the extended key usage must name both serverAuth ' +
        'and clientAuth, or be absent',
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
    throw new ConfigError(`GRPC_CERT, GRPC_KEY and GRPC_CA cannot be used; they must be PEM: ${message}`);
  }
};

const isIssuer = (issuer: X509Certificate, one: X509Certificate): boolean =>
  one.issuer === issuer.subject && one.verify(issuer.publicKey);

/** Several authorities may have the same name while one is being replaced. */
const leads = (
  one: X509Certificate,
  known: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): boolean =>
  roots.some(({ fingerprint256 }) => fingerprint256 === one.fingerprint256) ||
  known.some((next, at) => isIssuer(next, one) && leads(next, known.toSpliced(at, 1), roots));

/** Accepts only clients with a certificate of the authority; without `tls` it serves plain text. */
export const serverCredentials = (tls: GrpcTls | undefined): ServerCredentials =>
  tls === undefined
    ? ServerCredentials.createInsecure()
    : ServerCredentials.createSsl(
        Buffer.from(tls.ca),
        [{ cert_chain: Buffer.from(tls.cert), private_key: Buffer.from(tls.key) }],
        true,
      );

/** Connects only to servers whose certificate is of the authority and matches their host name. */
export const clientCredentials = (tls: GrpcTls | undefined): ChannelCredentials =>
  tls === undefined
    ? credentials.createInsecure()
    : credentials.createSsl(Buffer.from(tls.ca), Buffer.from(tls.key), Buffer.from(tls.cert));

import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { credentials, ServerCredentials, type ChannelCredentials } from '@grpc/grpc-js';

/**
 * PEM: the certificate that a process shows whom it calls and who calls it, with its chain; its key; and the authority
 * that all of a site's processes believe.
 */
export interface GrpcTls {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

/** Throws for what no connection could be made with: no PEM, a key of another certificate. */
export const checkTls = ({ cert, key, ca }: GrpcTls): void => {
  new X509Certificate(ca);
  createSecureContext({ cert, key, ca });
};

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

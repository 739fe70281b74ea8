/**
 * Where a database is: `postgres://role:password@host:port/name`, or `postgres://user@/name?host=/dir&port=n` on a private
 * socket. Alone it is spoken to without TLS; `ca` is PEM of the authority behind the server's certificate, one that
 * the system knows where there is none.
 */
export type DatabaseAddress = string | { readonly url: string; readonly tls: { readonly ca?: string } };

/** Where a service finds its own database; every service has one, and one role. */
export interface Database {
  address(service: string): Promise<DatabaseAddress>;
}

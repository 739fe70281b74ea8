/**
 * Address of a database: `postgres://role:password@host:port/name`, or `postgres://user@/name?host=/dir&port=n` on a private
 * socket. A plain string means no TLS; `ca` is the PEM of the server's authority, undefined if the system trusts it.
 */
export type DatabaseAddress =
  | string
  | {
      readonly url: string;
      readonly tls?: { readonly ca?: string };
      /** Address of the server itself, if `url` is a transaction pooler; used for migrations and notifications. */
      readonly direct?: string;
    };

/** Gives the address of a service's own database; every service has one database and one role. */
export interface Database {
  address(service: string): Promise<DatabaseAddress>;
}

/** Where a service finds its own database; every service has one, and one role. */
export interface Database {
  /** A `postgres://` address, or one on a private socket: `postgres://user@/name?host=/dir&port=n`. */
  url(service: string): Promise<string>;
}

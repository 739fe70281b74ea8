/**
 * What one kind of server must tell; server.mjs does the rest alike for all.
 * @typedef {object} Spec
 * @property {string} name
 * @property {true} [optional] only in stacks that ask for it by name
 * @property {string[]} ports names of the ports it listens on; `client` is the one that clients use
 * @property {() => Record<string, string>} secrets made once for a home; `wipe` makes those of `identity` anew
 * @property {string[]} identity names of secrets that belong to the data
 * @property {() => string[]} missing Debian packages that this machine lacks
 * @property {(log: import('../lib/log.mjs').Log) => Promise<void>} install what is not a Debian package
 * @property {(context: Context) => Promise<import('../lib/processes.mjs').Launch>} prepare data folder, configuration
 * @property {(context: Context, pid: number) => Promise<boolean>} ready
 * @property {(context: Context) => Promise<void>} provision runs after each start, repeatable
 * @property {number} [startMs] the longest that a start may take, 90 s where it is not told
 * @property {NodeJS.Signals} stopSignal asks for an end in order
 *
 * @typedef {object} Context
 * @property {string} folder the server's own, with its data in `data`
 * @property {Record<string, number>} ports
 * @property {Record<string, string>} secrets
 * @property {string[]} services those that own a database
 * @property {string} host address at which clients find it
 * @property {Record<string, string>} settings further settings in the server's own names
 * @property {(name: string) => number | undefined} portOf where clients find another server of the stack, if it has one
 */

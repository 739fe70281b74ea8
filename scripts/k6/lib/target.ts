const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Host names that exist only inside a cluster. */
const CLUSTER = /^[a-z0-9-]+(\.[a-z0-9-]+\.svc(\.cluster\.local)?)?$/;

/**
 * Load may target this machine, or a cluster from inside. Any other host must be named twice, so that no site is
 * loaded by mistake.
 */
export const assertAllowed = (site: string, allowed: string): void => {
  const host = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.exec(site)?.[1];
  if (!host) throw new Error(`LOAD_SITE is no origin: ${site}`);
  if (LOOPBACK.test(host) || CLUSTER.test(host) || host === allowed) return;
  throw new Error(
    `${host} is neither this machine nor in a cluster: LOAD_ALLOW_HOST=${host} says that you mean it`,
  );
};

/**
 * How every process of the site is started, as the Dockerfile says it too. Node lets the space for new objects grow
 * beyond 100 MB and keeps it: 16 MB a half takes 90 MB less of the site in one process, at the same speed.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=16'];

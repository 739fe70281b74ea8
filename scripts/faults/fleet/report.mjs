import { rows } from '../../lib/proofs.mjs';

/**
 * The results as a page of docs/results, a row a fault.
 * @param {object} options
 * @param {string} options.before the page as it stands, empty when there is none
 * @param {string} options.when and which commit
 * @param {string} options.on which machine
 * @param {{ name: string, says: string }[]} options.order all faults
 * @param {import('./scenarios.mjs').Result[]} options.results
 */
export const report = ({ on, ...all }) => `# Faults on the fleet

${on}. Written by \`npm run test:faults\`, a row when its fault has run.

Every service, web and the gateways run as processes of their own on PostgreSQL, Kafka and Redis behind HAProxy, each
twice (until 2026-11-21 comments and the gateway alone). Writers post comments and replies of five members through both
gateways, each with an idempotency key and a journal that is synced line by line; afterwards journal, API and tables are
held against each other.

| Fault | What holds | Measured | | When |
|---|---|---|---|---|
${rows(all)}
`;

/**
 * The results as a page of docs/results.
 * @param {string} on when, which commit, which machine
 * @param {import('./scenarios.mjs').Result[]} results
 */
export const report = (on, results) => `# Faults on the fleet

${on} Written by \`npm run test:faults\`.

Every service, web and the gateways run as processes of their own on PostgreSQL, Kafka and Redis; comments and the
gateway in two replicas. Writers post comments and replies of five members through both gateways, each with an
idempotency key and a journal that is synced line by line; afterwards journal, API and tables are held against each other.

| Fault | What holds | Measured | |
|---|---|---|---|
${results.map(({ name, says, seconds, facts, findings }) => `| ${name} | ${says} | ${facts} (${seconds} s) | ${findings.length === 0 ? 'holds' : `**${findings.join('; ').replaceAll('\n', ' ')}**`} |`).join('\n')}
`;

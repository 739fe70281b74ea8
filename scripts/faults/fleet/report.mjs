const NAME = /^\| ([^|]+) \|/;

/**
 * The results as a page of docs/results. A fault that did not run this time keeps the row that it has, if that claims what
 * the fault claims now.
 * @param {object} options
 * @param {string} options.before the page as it stands, empty when there is none
 * @param {string} options.when and which commit
 * @param {string} options.on which machine
 * @param {{ name: string, says: string }[]} options.order all faults
 * @param {import('./scenarios.mjs').Result[]} options.results
 */
export const report = ({ before, when, on, order, results }) => {
  const rows = new Map(before.split('\n').map((line) => [NAME.exec(line)?.[1] ?? '', line]));
  for (const result of results) rows.set(result.name, rowOf(result, when));
  return `# Faults on the fleet

${on}. Written by \`npm run test:faults\`, a row when its fault has run.

Every service, web and the gateways run as processes of their own on PostgreSQL, Kafka and Redis behind HAProxy, each
twice (until 2026-11-21 comments and the gateway alone). Writers post comments and replies of five members through both
gateways, each with an idempotency key and a journal that is synced line by line; afterwards journal, API and tables are
held against each other.

| Fault | What holds | Measured | | When |
|---|---|---|---|---|
${order
  .map(({ name, says }) => [rows.get(name), `| ${name} | ${says} |`])
  .flatMap(([row, start = '']) => (row?.startsWith(start) ? row : []))
  .join('\n')}
`;
};

/** @param {import('./scenarios.mjs').Result} result @param {string} when */
const rowOf = ({ name, says, seconds, facts, findings }, when) => {
  const verdict = findings.length === 0 ? 'holds' : `**${findings.join('; ').replaceAll('\n', ' ')}**`;
  return `| ${name} | ${says} | ${facts} (${seconds} s) | ${verdict} | ${when} |`;
};

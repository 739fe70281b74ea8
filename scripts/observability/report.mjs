/**
 * What was seen as a page of docs/results.
 * @param {object} seen
 * @param {string} seen.on when, which commit, which machine
 * @param {string[]} seen.lines the trace, a line a span
 * @param {number} seen.up targets that Prometheus scraped
 * @param {string[]} seen.metrics names of ours that it then had
 */
export const report = ({ on, lines, up, metrics }) => `# A reply as Jaeger and Prometheus see it

${on} Written by \`node scripts/observability/run.mjs\`, the last stage of \`npm run test:observability\`.

On the fleet (two gateways, two comments) with demo content. One trace, asked of Jaeger's API by its operation; how long
each span took stands behind it:

\`\`\`
${lines.join('\n')}
\`\`\`

Prometheus scraped ${up} targets, none was down, and no rule of \`deploy/observability/rules.yaml\` failed. Metrics of ours that it
then had:

${metrics.map((name) => `\`${name}\``).join(', ')}
`;

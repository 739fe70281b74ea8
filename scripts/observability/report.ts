/** The observations as a page of docs/results. */
export const report = ({
  on,
  lines,
  up,
  metrics,
}: {
  /** date, commit and machine */
  on: string;
  /** the trace, one line per span */
  lines: string[];
  /** targets that Prometheus scraped */
  up: number;
  /** names of our metrics */
  metrics: string[];
}) => `# A reply as Jaeger and Prometheus see it

${on} Written by \`node scripts/observability/run.ts\`, the last stage of \`npm run test:observability\`.

On the fleet (two gateways, two comments) with demo content. One trace, asked of Jaeger's API by its operation; how long
each span took stands behind it:

\`\`\`
${lines.join('\n')}
\`\`\`

Prometheus scraped ${up} targets, none was down, and no rule of \`deploy/observability/rules.yaml\` failed. Metrics of ours that it
then had:

${metrics.map((name) => `\`${name}\``).join(', ')}
`;

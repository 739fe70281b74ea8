import { rows } from '../../lib/proofs.ts';
import type { Result } from './scenarios.ts';

/** The results as a page of docs/results, one row per fault. */
export const report = ({
  on,
  ...all
}: {
  /** the current page, empty if there is none */
  before: string;
  /** date and commit */
  when: string;
  /** the machine */
  on: string;
  /** all faults */
  order: { name: string; says: string }[];
  results: Result[];
}) => `# Faults on the fleet

${on}. Written by \`npm run test:faults\`, a row when its fault has run.

Every service, web and the gateways run as processes of their own on PostgreSQL, Kafka and Redis behind HAProxy, each
twice (until 2026-11-21 comments and the gateway alone). Writers post comments and replies of five members through both
gateways, each with an idempotency key and a journal that is synced line by line; afterwards journal, API and tables are
held against each other.

| Fault | What holds | Measured | | When |
|---|---|---|---|---|
${rows(all)}
`;

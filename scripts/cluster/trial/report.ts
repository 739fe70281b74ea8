import { rows } from '../../lib/proofs.ts';
import { MIX } from './requests.ts';

const inRound = Object.values(MIX).reduce((sum, times) => sum + times, 0);
const mix = Object.entries(MIX)
  .map(([name, times]) => `- ${times} × ${name}`)
  .join('\n');

/**
 * The results as a page of docs/results, one row per scenario.
 * @param options `on` the machine
 */
export const report = ({ on, ...all }: { on: string } & Parameters<typeof rows>[0]) => `# On a real cluster

${on}. Written by \`npm run test:cluster\`.

Kubernetes 1.36 of one node (\`scripts/cluster\`: API server, controllers, scheduler, kubelet, kube-proxy, containerd, CoreDNS,
metrics-server) with images built from this tree; two pods of each process; PostgreSQL, Kafka and Redis of
\`scripts/stack\` outside of it, by password and TLS. Both releases are the same program under two tags.

Bot checks are off: k6 solves none. Requests come from outside at the addresses of the Services of gateway and web, over connections that are kept. Any other
answer than the right one (a page without what it is about, or with a part that failed, too), an error of the network or
10 s without an answer counts as failed; a rate that was not held by 95 %, or a request that was not begun, is a finding.
Of ${inRound} requests there are

${mix}

so few of them pages since all share two cores: a page made anew costs 160 ms of them, and a hundred a second would
measure the cores alone.

| Scenario | What holds | Measured | | When |
|---|---|---|---|---|
${rows(all)}

Not seen here: network policies (this cluster enforces none), ingress and HTTPRoute (it has no controller), more than one node.
`;

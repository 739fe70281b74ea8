// Sends position reports through the gateways of two sites in turn: one stores them in batches, one in a transaction each.
// `node scripts/size/positions-gateway.ts [--seconds 8] [--members 128]`.
import autocannon from 'autocannon';
import { readArgs } from '../lib/args.ts';
import { documentOf } from '../site/documents.ts';
import { signedInMembers } from './lib/members.ts';
import { median } from './lib/numbers.ts';
import { openFreshSite, type OpenSite } from './lib/open-site.ts';
import type { Caller } from '../site/caller.ts';

const ROUNDS = 3;

interface Round {
  /** reports per second */
  answered: number;
  refused: number;
  /** 97.5 % of the answers within, in ms */
  slow: number;
}

interface Ways {
  batched: Round[];
  alone: Round[];
  /** the middle of the rounds' ratios */
  ratio: number;
}

/** As many players as `members` report without pause, each the next position after the answer to the last one. */
export const positionsThroughGateway = async ({
  seconds = 8,
  members = 128,
}: { seconds?: number; members?: number } = {}): Promise<Ways> => {
  const sites: OpenSite[] = [];
  try {
    const ways: { load: () => Promise<Round>; rounds: Round[] }[] = [];
    for (const old of [undefined, 'report-alone'] as const) {
      const site = await openFreshSite(old);
      sites.push(site);
      const callers = await signedInMembers({ ...site, count: members });
      const { latestEpisodes } = await callers[0]!.data('{ latestEpisodes(size: 8) { items { id } } }');
      const episodes: string[] = latestEpisodes.items.map(({ id }: { id: string }) => id);
      ways.push({ load: () => report(callers, episodes, seconds), rounds: [] });
    }
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { load, rounds } of ways) {
        const measured = await load();
        // The first round warms up both sites.
        if (round > 0) rounds.push(measured);
      }
    const [batched = [], alone = []] = ways.map(({ rounds }) => rounds);
    // By round, because the machine's other load varies between rounds.
    const ratio = median(batched.map(({ answered }, round) => answered / (alone[round]?.answered ?? NaN)));
    return { batched, alone, ratio };
  } finally {
    for (const site of sites) await site.stop();
  }
};

const report = async (callers: Caller[], episodes: string[], seconds: number): Promise<Round> => {
  const [first] = callers;
  if (!first) throw new Error('nobody reports');
  const document = documentOf('SavePosition');
  let turn = 0;
  const result = await autocannon({
    url: first.graphql(document).url,
    connections: callers.length,
    duration: seconds,
    verifyBody: (body) => !String(body).includes('"errors"'),
    setupClient: (client) => {
      const n = turn++;
      const caller = callers[n % callers.length] ?? first;
      let sent = 0;
      const next = () => {
        const input = {
          episodeId: episodes[n % episodes.length],
          positionSeconds: 61 + (sent++ % 100),
          measuredAt: new Date().toISOString(),
        };
        return caller.graphql(document, { input });
      };
      const { method, headers } = next();
      client.setRequests([
        { method, headers, path: '/graphql', setupRequest: (call) => ({ ...call, body: next().body }) },
      ]);
    },
  });
  const refused = result.mismatches + result.non2xx + result.errors;
  return {
    answered: Math.round((result['2xx'] - result.mismatches) / result.duration),
    refused,
    slow: result.latency.p97_5,
  };
};

if (process.argv[1] === import.meta.filename) {
  const usage = 'usage: node scripts/size/positions-gateway.ts [--seconds 8] [--members 128]';
  const { values } = readArgs(usage, {
    options: {
      seconds: { type: 'string', default: '8' },
      members: { type: 'string', default: '128' },
    },
  });
  console.log(
    await positionsThroughGateway({ seconds: Number(values.seconds), members: Number(values.members) }),
  );
}

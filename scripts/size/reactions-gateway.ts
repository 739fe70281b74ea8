// Members react to one comment through the gateway at a constant rate: `node scripts/size/reactions-gateway.ts [--seconds 30]
// [--rate 100] [--members 100]`.
import { readArgs } from '../lib/args.ts';
import { documentOf } from '../site/documents.ts';
import { atRate } from './lib/at-rate.ts';
import { signedInMembers } from './lib/members.ts';
import { quantile, timed } from './lib/numbers.ts';
import { openFreshSite } from './lib/open-site.ts';
import { waitFor } from '../lib/wait.ts';
import type { Caller } from '../site/caller.ts';

/** Time until a fold is visible on a page that is kept fresh for some time. */
const SHOWN_MS = 30_000;
const KINDS = ['LIKE', 'DISLIKE', 'GREAT', 'FUNNY'];
const POST = `mutation($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`;
const COUNTS = `query($ids: [ID!]!) { commentsById(ids: $ids) { reactions { reaction count } } }`;

interface GatewayReactions {
  pressed: number;
  /** answered reactions per second */
  perSecond: number;
  /** what the refused reactions were answered */
  refused: string[];
  /** whether the shown counts are those of the members' last reactions */
  exact: boolean;
  /** ms */
  p95: number;
}

export const reactionsThroughGateway = async ({
  seconds = 30,
  rate = 100,
  members = 100,
}: { seconds?: number; rate?: number; members?: number } = {}): Promise<GatewayReactions> => {
  const site = await openFreshSite();
  try {
    const callers = await signedInMembers({ ...site, count: members });
    return await press(callers, seconds * rate, rate);
  } finally {
    await site.stop();
  }
};

const press = async (callers: Caller[], count: number, rate: number): Promise<GatewayReactions> => {
  const [writer] = callers;
  if (!writer) throw new Error('nobody presses');
  const { latestEpisodes } = await writer.data('{ latestEpisodes(size: 1) { items { id } } }');
  const target = { kind: 'EPISODE', id: latestEpisodes.items[0].id };
  const { postComment } = await writer.data(POST, { input: { target, body: 'Ölçüm için bir yorum' } });
  const targetId: string = postComment.comment.id;
  const document = documentOf('React');
  /** The reaction of each member after the last press. */
  const own: (string | undefined)[] = [];
  const refused: string[] = [];
  const times: number[] = [];
  /** A member presses after the answer to the last press, as a page does. */
  const last: Promise<void>[] = [];
  const pressOnce = async (n: number) => {
    const by = n % callers.length;
    const before = own[by];
    // Each third press of a member takes the reaction back.
    const active = before === undefined || Math.floor(n / callers.length) % 3 < 2;
    const reaction = active ? KINDS[(n + Math.floor(n / callers.length)) % KINDS.length]! : before;
    own[by] = active ? reaction : undefined;
    const input = { targetType: 'COMMENT', targetId, reaction, active };
    await last[by];
    times.push(
      await timed(() =>
        callers[by]!.data(document, { input }).catch((error: Error) => refused.push(error.message)),
      ),
    );
  };
  const began = performance.now();
  await atRate(count, rate, (n) => {
    last[n % callers.length] = pressOnce(n);
  });
  await Promise.all(last);
  const took = (performance.now() - began) / 1_000;
  const expected = countsOf(own.flatMap((reaction) => (reaction ? [[reaction, 1] as const] : [])));
  const shown = async () => {
    const { commentsById } = await writer.data(COUNTS, { ids: [targetId] });
    return countsOf(
      commentsById[0].reactions.map(({ reaction, count }: { reaction: string; count: number }) => [
        reaction,
        count,
      ]),
    );
  };
  const exact = await waitFor('the sum', SHOWN_MS, async () => (await shown()) === expected).then(
    () => true,
    () => false,
  );
  return {
    pressed: times.length,
    perSecond: Math.round((times.length - refused.length) / took),
    refused,
    exact,
    p95: quantile(times, 0.95),
  };
};

/** Sums by reaction, as text that can be compared. */
const countsOf = (reactions: (readonly [string, number])[]): string => {
  const sums = new Map<string, number>();
  for (const [reaction, count] of reactions) sums.set(reaction, (sums.get(reaction) ?? 0) + count);
  return JSON.stringify([...sums].filter(([, sum]) => sum > 0).toSorted());
};

if (process.argv[1] === import.meta.filename) {
  const usage = 'usage: node scripts/size/reactions-gateway.ts [--seconds 30] [--rate 100] [--members 100]';
  const { values } = readArgs(usage, {
    options: {
      seconds: { type: 'string', default: '30' },
      rate: { type: 'string', default: '100' },
      members: { type: 'string', default: '100' },
    },
  });
  const { seconds, rate, members } = values;
  console.log(
    await reactionsThroughGateway({ seconds: Number(seconds), rate: Number(rate), members: Number(members) }),
  );
}

import type { ApolloClient } from '@apollo/client';
import { CommentsOverlayDocument } from '../../generated/comments-overlay.js';
import type { HiddenBy } from '../../generated/types.js';
import { retry } from '../../lib/retry.js';
import { decisionOn, holdDecision } from './held.js';

type By = 'BLOCK' | 'MUTE';

/** Maximum number of comments in one query. */
const MOST = 100;
/** Waits in ms before each query: the comments service applies a change a moment after accounts has answered. */
const WAITS = [0, 300, 700, 1_500, 3_000];
/** Waits in ms between queries whether the comments service applies a block or mute; the last one repeats. */
const CHECKS = [300, 700, 1_500, 3_000, 10_000];
/** How long a decision is kept if the page has no comment of the member to query. */
const KEPT_MS = 60_000;

/** Ends the check of an earlier decision about a member. */
const checks = new WeakMap<ApolloClient, Map<string, () => void>>();

/** Hides the member's comments on this page at once, and until the comments service applies the decision. */
export function hideTexts(client: ApolloClient, memberId: string, by: By): void {
  // If a mute exists beside a block, it takes effect once the block is removed.
  if (by === 'MUTE' && decisionOn(client.cache, memberId) === 'BLOCK') return;
  endCheck(client, memberId);
  holdDecision(client.cache, memberId, by);
  markTexts(client, memberId, by);
  const began = performance.now();
  const check = async () => {
    const ids = idsOf(client, memberId);
    if (ids.length === 0 && performance.now() - began < KEPT_MS) throw new Error('nothing to ask about');
    // Read without the cache, which would return the decision instead of the answer.
    if (ids.length > 0 && !(await ask(client, ids, 'no-cache')).every((hiddenBy) => isKnown(by, hiddenBy)))
      throw new Error('comments do not know yet');
    endCheck(client, memberId);
    markTexts(client, memberId, by);
  };
  const stop = retry(check, CHECKS);
  // Dropped at a change of the viewer, because the next viewer of the page has decided nothing.
  const release = client.onResetStore(async () => endCheck(client, memberId));
  const running = checks.get(client) ?? new Map<string, () => void>();
  checks.set(client, running);
  running.set(memberId, () => {
    stop();
    release();
  });
}

/** Queries the member's comments whose texts the page lacks, until this decision no longer hides them. */
export function showTexts(client: ApolloClient, memberId: string, by: By): void {
  if (decisionOn(client.cache, memberId) === by) endCheck(client, memberId);
  void readTexts(client, memberId, by);
}

function endCheck(client: ApolloClient, memberId: string): void {
  checks.get(client)?.get(memberId)?.();
  checks.get(client)?.delete(memberId);
  holdDecision(client.cache, memberId, undefined);
}

/** Whether an answer of the comments service shows that it applies the decision. */
const isKnown = (by: By, hiddenBy: HiddenBy | null): boolean =>
  hiddenBy === 'BLOCK' || (by === 'MUTE' && (hiddenBy === 'MUTE' || hiddenBy === 'AUTHOR'));

/** Queries the hiding reason of each of the comments. */
async function ask(
  client: ApolloClient,
  ids: string[],
  fetchPolicy: 'network-only' | 'no-cache',
): Promise<(HiddenBy | null)[]> {
  const query = { query: CommentsOverlayDocument, variables: { ids }, context: { quiet: true } };
  const { data } = await client.query({ ...query, fetchPolicy });
  return (data?.commentsById ?? []).map(({ hiddenBy }) => hiddenBy ?? null);
}

/**
 * Ids of a member's comments on the page, with the hiding reason of each. Deleted comments are left out, because they have no text.
 */
function textsOf({ cache }: ApolloClient, memberId: string): { id: string; hiddenBy: HiddenBy | null }[] {
  const found: { id: string; hiddenBy: HiddenBy | null }[] = [];
  for (const id of Object.keys(cache.extract() as object)) {
    if (!id.startsWith('Comment:')) continue;
    cache.modify<{ id: string; author: unknown; deleted: boolean; hiddenBy: HiddenBy | null }>({
      id,
      fields: {
        hiddenBy(hiddenBy, { readField }) {
          const author = readField('author');
          if (readField('id', author as never) === memberId && readField('deleted') !== true)
            found.push({ id: String(readField('id')), hiddenBy });
          return hiddenBy;
        },
      },
    });
  }
  return found;
}

const idsOf = (client: ApolloClient, memberId: string): string[] =>
  textsOf(client, memberId)
    .map(({ id }) => id)
    .slice(0, MOST);

/** Marks the member's comments in the cache as hidden and removes their texts. A block has priority over a mute. */
function markTexts(client: ApolloClient, memberId: string, by: By): void {
  for (const { id, hiddenBy } of textsOf(client, memberId)) {
    if (by === 'MUTE' && (hiddenBy === 'BLOCK' || hiddenBy === 'AUTHOR')) continue;
    client.cache.modify<{ hiddenBy: HiddenBy | null; body: string | null }>({
      id: client.cache.identify({ __typename: 'Comment', id }) ?? '',
      fields: { hiddenBy: () => by, body: () => null },
    });
  }
}

async function readTexts(client: ApolloClient, memberId: string, by: By): Promise<void> {
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const ids = textsOf(client, memberId)
      .filter(({ hiddenBy }) => hiddenBy === by)
      .map(({ id }) => id)
      .slice(0, MOST);
    if (ids.length === 0) return;
    await ask(client, ids, 'network-only').catch(() => undefined);
  }
}

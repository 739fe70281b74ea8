import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../components/ui/toast.js';
import { BlockMemberDocument } from '../../generated/block-member.js';
import { MuteMemberDocument } from '../../generated/mute-member.js';
import { UnblockMemberDocument } from '../../generated/unblock-member.js';
import { UnmuteMemberDocument } from '../../generated/unmute-member.js';
import { useLogin } from '../../lib/login.js';
import { hideTexts, showTexts } from './member-texts.js';
import { restraintTexts } from './texts.js';

interface Named {
  id: string;
  name: string;
}

export interface Restrain {
  block: (member: Named) => void;
  unblock: (member: Named) => void;
  /** @param until absent: until the viewer removes it. */
  mute: (member: Named, until?: Date) => void;
  unmute: (member: Named) => void;
}

/** Sets or removes a block or mute, shows a toast, and offers to undo. A visitor signs in first. */
export function useRestrain(): Restrain {
  const client = useApolloClient();
  const { asMember } = useLogin();
  const { show } = useToast();
  const context = { quiet: true };

  const change = (send: () => Promise<unknown>, text: string, undo?: () => void): void => {
    const run = () =>
      void send().then(
        () => show({ text, tone: 'success', ...(undo && { onUndo: undo }) }),
        (error: unknown) => {
          if (isFull(error)) show({ text: restraintTexts.full, tone: 'error' });
          else show({ text: restraintTexts.failed, tone: 'error', onRetry: run });
        },
      );
    asMember(run, restraintTexts.signIn);
  };

  const restrain: Restrain = {
    block: (member) =>
      change(
        async () => {
          await client.mutate({ mutation: BlockMemberDocument, variables: { id: member.id }, context });
          hideTexts(client, member.id, 'BLOCK');
          dropPosts(client, member.id);
        },
        restraintTexts.blocked(member.name),
        () => restrain.unblock(member),
      ),
    unblock: (member) =>
      change(async () => {
        await client.mutate({ mutation: UnblockMemberDocument, variables: { id: member.id }, context });
        showTexts(client, member.id, 'BLOCK');
      }, restraintTexts.unblocked(member.name)),
    mute: (member, until) =>
      change(
        async () => {
          const variables = { id: member.id, until: until?.toISOString() ?? null };
          await client.mutate({ mutation: MuteMemberDocument, variables, context });
          hideTexts(client, member.id, 'MUTE');
          dropPosts(client, member.id);
        },
        restraintTexts.muted(member.name),
        () => restrain.unmute(member),
      ),
    unmute: (member) =>
      change(async () => {
        await client.mutate({ mutation: UnmuteMemberDocument, variables: { id: member.id }, context });
        showTexts(client, member.id, 'MUTE');
      }, restraintTexts.unmuted(member.name)),
  };
  return restrain;
}

const isFull = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'LIMIT_REACHED');

/** Removes the member's posts from the page, because the server now leaves them out of feeds. */
function dropPosts({ cache }: ApolloClient, memberId: string): void {
  const isTheirs = (post: object | undefined): boolean =>
    JSON.stringify((post as { author?: unknown } | undefined)?.author) ===
    JSON.stringify({ __ref: cache.identify({ __typename: 'Member', id: memberId }) });
  for (const [id, value] of Object.entries(cache.extract() as Record<string, object | undefined>))
    if (id.startsWith('Post:') && isTheirs(value)) cache.evict({ id });
}

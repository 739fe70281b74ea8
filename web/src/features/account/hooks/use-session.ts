import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { MemberFieldsFragmentDoc } from '../../../generated/member-fields-fragment.js';
import { SignOutDocument } from '../../../generated/sign-out.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { ViewerDocument } from '../../../generated/viewer.js';
import { dropDrafts } from '../../../lib/drafts.js';
import { noteMember } from '../../../lib/member-hint.js';
import { answerOf } from '../../../lib/optimistic.js';
import { retry } from '../../../lib/retry.js';
import type { SignInBroker } from '../../../lib/sign-in-broker.js';
import type { Viewer } from '../../../lib/viewer.js';
import { openSessionChannel, type SessionChannel } from '../session-channel.js';

export interface Session {
  viewer: Viewer;
  /** Sets the member of a sign-in, and refetches everything that was read as a visitor. */
  signedIn: (member: MemberFieldsFragment) => void;
  /** Tells the other tabs that the member's name or photo has changed. */
  renamed: () => void;
  /** Ends the session and clears private data from the page. Rejects if the gateway did not end it. */
  signOut: () => Promise<void>;
  /** Called when the gateway reports that the session has ended. */
  ended: () => void;
}

const context = createContext<Session | undefined>(undefined);
export const SessionContextProvider = context.Provider;

export function useSession(): Session {
  const session = useContext(context);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}

type Who = { state: 'unknown' } | { state: 'visitor' } | { state: 'member'; id: string };

/**
 * The viewer, fetched in the browser after the page has loaded, and again on a message of another tab. The member's name and
 * photo come from the cache, which every answer about the member updates.
 */
export function useSessionState(broker: SignInBroker): Session {
  const client = useApolloClient();
  const [who, setWho] = useState<Who>({ state: 'unknown' });
  const channel = useRef<SessionChannel>(undefined);
  const current = useRef<Who>({ state: 'unknown' });
  const viewer = useKnownViewer(who);

  /** Drops the previous viewer's data, and refetches the page's data with the new viewer's rights. */
  const become = useCallback(
    (member?: MemberFieldsFragment | null) => {
      const [last, next] = [current.current, whoOf(member)];
      const changed = last.state !== 'unknown' && idOf(last) !== idOf(next);
      if (changed && last.state === 'member') dropDrafts();
      current.current = next;
      setWho(next);
      noteMember(next.state === 'member');
      broker.viewerIs(idOf(next) ?? null);
      if (!changed) return;
      // Clearing the cache also removes the member.
      const stop = client.onResetStore(async () => {
        stop();
        if (member) writeMember(client, member);
      });
      // A component that fails to refetch shows its own error.
      void client.resetStore().catch(() => undefined);
    },
    [client, broker],
  );

  const load = useCallback(
    () =>
      client
        .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } })
        .then(({ data }) => become(data?.viewer?.member)),
    [client, become],
  );

  useEffect(() => {
    // A missing answer does not mean a missing session: an outage does not make the viewer a visitor.
    let stop = retry(load);
    const open = openSessionChannel(() => {
      stop();
      stop = retry(load);
    });
    channel.current = open;
    return () => {
      stop();
      open.close();
    };
  }, [load]);

  const signedIn = useCallback(
    (member: MemberFieldsFragment) => {
      become(member);
      channel.current?.announce();
    },
    [become],
  );
  const signOut = useCallback(async () => {
    const { data } = await client.mutate({
      mutation: SignOutDocument,
      // The live connection may report the end of the session before the answer to the sign-out arrives, which says where else to
      // sign out.
      context: { quiet: true, anyViewer: true },
    });
    become();
    channel.current?.announce();
    const leaveAt = data?.signOut.leaveAt;
    // Also signs out there; otherwise the identity provider would sign in the next user of this browser without a password.
    if (leaveAt) location.assign(leaveAt);
  }, [client, become]);
  const ended = useCallback(() => become(), [become]);

  const renamed = useCallback(() => channel.current?.announce(), []);

  return useMemo(
    () => ({ viewer, signedIn, renamed, signOut, ended }),
    [viewer, signedIn, renamed, signOut, ended],
  );
}

/** The viewer, with the member's data from the cache. */
function useKnownViewer(who: Who): Viewer {
  const id = idOf(who);
  const { complete, data } = useFragment({
    fragment: MemberFieldsFragmentDoc,
    from: id === undefined ? null : { __typename: 'Member', id },
  });
  return useMemo(() => {
    if (who.state !== 'member') return who;
    if (!complete) return { state: 'unknown' };
    const { username, name, avatar, path } = data;
    return { state: 'member', member: { id: who.id, username, name, path, ...(avatar && { avatar }) } };
  }, [who, complete, data]);
}

const writeMember = (client: ApolloClient, member: MemberFieldsFragment) =>
  client.writeFragment({ fragment: MemberFieldsFragmentDoc, data: answerOf('Member', member) });

const whoOf = (member: MemberFieldsFragment | null | undefined): Who =>
  member ? { state: 'member', id: member.id } : { state: 'visitor' };

const idOf = (who: Who): string | undefined => (who.state === 'member' ? who.id : undefined);

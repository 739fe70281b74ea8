import { useApolloClient } from '@apollo/client/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { SignOutDocument } from '../../../generated/sign-out.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { ViewerDocument } from '../../../generated/viewer.js';
import { dropDrafts } from '../../../lib/drafts.js';
import type { Viewer } from '../../../lib/viewer.js';
import { openSessionChannel, type SessionChannel } from '../session-channel.js';

export interface Session {
  viewer: Viewer;
  /** Takes over the member of a sign-in: whatever was read as a visitor is read anew. */
  signedIn: (member: MemberFieldsFragment) => void;
  /** Ends the session; nothing private is left in the page. Rejects when the gateway did not do it. */
  signOut: () => Promise<void>;
  /** The gateway said that the session is over. */
  ended: () => void;
}

const context = createContext<Session | undefined>(undefined);
export const SessionContextProvider = context.Provider;

export function useSession(): Session {
  const session = useContext(context);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}

const retryDelays = [1_000, 3_000, 10_000, 30_000];

/** Who looks, asked for once the page lives in the browser, and again when another tab says so. */
export function useSessionState(): Session {
  const client = useApolloClient();
  const [viewer, setViewer] = useState<Viewer>({ state: 'unknown' });
  const channel = useRef<SessionChannel>(undefined);
  const current = useRef<Viewer>({ state: 'unknown' });

  /** Drops what the last viewer read, and reads what is on the page with the new one's rights. */
  const become = useCallback(
    (next: Viewer) => {
      const last = current.current;
      const changed = last.state !== 'unknown' && idOf(last) !== idOf(next);
      if (changed && last.state === 'member') dropDrafts();
      current.current = next;
      setViewer(next);
      // Components that fail to refetch keep their own error states.
      if (changed) void client.resetStore().catch(() => undefined);
    },
    [client],
  );

  const load = useCallback(
    () =>
      client
        .query({ query: ViewerDocument, fetchPolicy: 'no-cache', context: { quiet: true } })
        .then(({ data }) => become(viewerOf(data?.viewer?.member))),
    [client, become],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = (failures: number): void => {
      load().catch(() => {
        // No answer is not "no session": nobody is called a visitor because of an outage.
        if (!stopped) timer = setTimeout(attempt, retryDelays[failures] ?? 30_000, failures + 1);
      });
    };
    attempt(0);
    const open = openSessionChannel(() => attempt(0));
    channel.current = open;
    return () => {
      stopped = true;
      clearTimeout(timer);
      open.close();
    };
  }, [load]);

  const signedIn = useCallback(
    (member: MemberFieldsFragment) => {
      become(viewerOf(member));
      channel.current?.announce();
    },
    [become],
  );
  const signOut = useCallback(async () => {
    const { data } = await client.mutate({ mutation: SignOutDocument, context: { quiet: true } });
    become({ state: 'visitor' });
    channel.current?.announce();
    const leaveAt = data?.signOut.leaveAt;
    // The identity provider would let anybody in again who sits down here.
    if (leaveAt) location.assign(leaveAt);
  }, [client, become]);
  const ended = useCallback(() => become({ state: 'visitor' }), [become]);

  return useMemo(() => ({ viewer, signedIn, signOut, ended }), [viewer, signedIn, signOut, ended]);
}

const idOf = (viewer: Viewer): string | undefined =>
  viewer.state === 'member' ? viewer.member.id : undefined;

function viewerOf(member: MemberFieldsFragment | null | undefined): Viewer {
  if (!member) return { state: 'visitor' };
  const { id, username, name, avatar, path } = member;
  return { state: 'member', member: { id, username, name, path, ...(avatar && { avatar }) } };
}

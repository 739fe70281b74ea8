import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { IdentityProviderDocument } from '../../../generated/identity-provider.js';
import { SignInByTicketDocument } from '../../../generated/sign-in-by-ticket.js';
import type { MemberFieldsFragment, ProviderFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { type ProviderTask, keepBack, takeBack } from './provider-task.js';
import type { ProviderClient } from './keycloak.js';
import { providerTexts } from './texts.js';

export type SignInState =
  | { kind: 'leaving' }
  | { kind: 'entering' }
  /** An older account has the same address: its password is asked for. */
  | { kind: 'linking' }
  | { kind: 'failed'; text: string; banned?: true };

export interface ProviderSignIn {
  state: SignInState;
  /** Goes to the provider, or shows why it cannot. */
  leave: () => void;
  /** Sends the password of the older account. Rejects with the gateway's error. */
  link: (password: string) => Promise<void>;
}

interface Options {
  provider: ProviderFieldsFragment;
  task: ProviderTask;
  back: string;
  /** False while it is unknown whether the viewer is signed in. */
  ready: boolean;
  /** Called after the sign-in with the member and the path to return to. */
  onSignedIn: (member: MemberFieldsFragment, back: string) => void;
  open: (provider: ProviderFieldsFragment) => Promise<ProviderClient>;
  go: (address: string) => void;
}

/** Exchanges a sign-in of the identity provider for a session of this site, or goes to the provider. */
export function useProviderSignIn(options: Options): ProviderSignIn {
  const client = useApolloClient();
  const { show } = useToast();
  const [state, setState] = useState<SignInState>({ kind: 'leaving' });
  const providerClient = useRef<Promise<ProviderClient>>(undefined);
  const begun = useRef(false);
  const from = useRef<string>(undefined);
  const latest = useRef(options);
  latest.current = options;

  const swap = useCallback(
    async (opened: ProviderClient, password?: string) => {
      const tokens = password === undefined ? opened.tokens() : await opened.renew();
      if (!tokens) throw new Error('no tokens');
      const { data } = await client.mutate({
        mutation: SignInByTicketDocument,
        variables: { input: { ...tokens, ...(password !== undefined && { password }) } },
        context: { quiet: true },
      });
      opened.drop();
      const member = data?.signInByTicket.viewer.member;
      const silence = data?.signInByTicket.viewer.silence;
      if (silence) show({ text: silence, tone: 'error' });
      if (member) latest.current.onSignedIn(member, from.current ?? latest.current.back);
    },
    [client, show],
  );

  const leave = useCallback(async () => {
    const { provider, task, back, open, go } = latest.current;
    setState({ kind: 'leaving' });
    try {
      // The gateway is asked first whether the provider answers; without the provider the browser would show an empty page.
      const { data } = await client.query({
        query: IdentityProviderDocument,
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      if (!data?.identityProvider?.reachable)
        return setState({ kind: 'failed', text: providerTexts.unreachable });
      const opened = await (providerClient.current ??= open(provider));
      keepBack(from.current ?? back);
      go(await opened.address(task));
    } catch (error) {
      setState({ kind: 'failed', text: textOf(error) });
    }
  }, [client]);

  const begin = useCallback(async () => {
    const { provider, open } = latest.current;
    if (hasAnswer()) {
      // Read in the first render: a member who returns from the provider must not be redirected before the answer is handled.
      setState({ kind: 'entering' });
      from.current = takeBack();
    }
    try {
      const opened = await (providerClient.current = open(provider));
      if (!opened.tokens()) return await leave();
      setState({ kind: 'entering' });
      await swap(opened);
    } catch (error) {
      const { code } = readError(error);
      if (code === 'LINK_REQUIRED') return setState({ kind: 'linking' });
      providerClient.current = undefined;
      setState({ kind: 'failed', text: textOf(error), ...(code === 'BANNED' && { banned: true }) });
    }
  }, [leave, swap]);

  const { ready } = options;
  useEffect(() => {
    if (begun.current || !(ready || hasAnswer())) return;
    begun.current = true;
    void begin();
  }, [begin, ready]);

  const link = useCallback(
    async (password: string) => {
      if (providerClient.current) await swap(await providerClient.current, password);
    },
    [swap],
  );
  return { state, leave: () => void leave(), link };
}

/** True if the provider has just returned to this page. */
export const hasAnswer = (): boolean => /[#&]state=/.test(location.hash);

/** Errors of the provider's library have less detail than those of the gateway. */
function textOf(error: unknown): string {
  const { code, message } = readError(error);
  // The gateway's text contains the end and the reason of the ban.
  if (code === 'BANNED' && message) return message;
  return providerTexts.errors[code] ?? (message || providerTexts.failed);
}

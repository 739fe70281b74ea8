import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MemberSuggestionsDocument } from '../../generated/member-suggestions.js';
import type { MemberSuggestionsQuery } from '../../generated/types.js';
import { useViewer } from '../../lib/viewer.js';

export type Suggestion = NonNullable<MemberSuggestionsQuery['memberSuggestions']>[number];

/** Delay of a search while typing (specification, section 9). */
const PAUSE_MS = 300;
const none: readonly Suggestion[] = [];

/** Members whose names start with the prefix, after a pause. Empty without a prefix and after a failed search. */
export function useSuggestions(prefix: string | undefined): readonly Suggestion[] {
  const client = useApolloClient();
  const { state } = useViewer();
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (prefix === undefined || state !== 'member') {
      setFound(none);
      return;
    }
    let current = true;
    const timer = setTimeout(() => {
      client.query({ query: MemberSuggestionsDocument, variables: { prefix } }).then(
        ({ data }) => current && setFound(data?.memberSuggestions ?? none),
        () => current && setFound(none),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, prefix, state]);
  return found;
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { ChooseGroupDocument } from '../../../generated/choose-group.js';
import { useViewer } from '../../../lib/viewer.js';
import { forgetGroup, keepGroup, keptGroup } from '../kept-groups.js';

/**
 * The translator group that the viewer chose for a title (product-rules, Watching): of the account for a member, of
 * this browser for a visitor. A choice that did not reach the account stays in the browser, to be handed over later.
 * @param ofAccount the group that the account has for this title
 */
export function useChosenGroup(
  titleId: string,
  ofAccount: string | undefined,
): [string | undefined, (groupId: string) => void] {
  const client = useApolloClient();
  const isMember = useViewer().state === 'member';
  const [chosen, setChosen] = useState<string>();
  const choose = useCallback(
    (groupId: string) => {
      setChosen(groupId);
      keepGroup({ titleId, groupId });
      if (!isMember) return;
      client
        .mutate({
          mutation: ChooseGroupDocument,
          variables: { input: { titleId, groupId, keepEarlier: false } },
          context: { quiet: true },
        })
        .then(
          () => forgetGroup({ titleId, groupId }),
          () => undefined,
        );
    },
    [client, isMember, titleId],
  );
  return [chosen ?? ofAccount ?? keptGroup(titleId), choose];
}

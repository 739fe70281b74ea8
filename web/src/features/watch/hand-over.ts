import type { ApolloClient } from '@apollo/client';
import { ChooseGroupDocument } from '../../generated/choose-group.js';
import { SavePositionDocument } from '../../generated/save-position.js';
import { readError } from '../../lib/graphql-error.js';
import { forgetGroup, keptGroups } from './kept-groups.js';
import { forgetPosition, keptPositions } from './kept-positions.js';

/** Number of choices that one page copies; more would use up the calls that the viewer's own presses need. */
const MOST_GROUPS = 20;

const quiet = { quiet: true };

/**
 * Copies a visitor's stored positions and translator groups to the account. The server keeps the newest position and the
 * account's own choice, so older data changes nothing. After a failed copy the data stays in the browser, but a choice whose
 * title or group is gone is deleted.
 */
export function handOver(client: ApolloClient): void {
  for (const input of keptPositions()) {
    client.mutate({ mutation: SavePositionDocument, variables: { input }, context: quiet }).then(
      () => forgetPosition(input.episodeId),
      () => undefined,
    );
  }
  for (const kept of keptGroups().slice(0, MOST_GROUPS)) {
    const variables = { input: { ...kept, keepEarlier: true } };
    client.mutate({ mutation: ChooseGroupDocument, variables, context: quiet }).then(
      () => forgetGroup(kept),
      (error: unknown) => {
        if (['NOT_FOUND', 'BAD_INPUT'].includes(readError(error).code)) forgetGroup(kept);
      },
    );
  }
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { ControlRoomDocument } from '../../../generated/control-room.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';

interface Opened {
  sourceHash: string;
  episodeId: string;
}

/**
 * The source that plays for the host becomes the default for members without a choice of their own.
 * @returns called with each source that the player has opened
 */
export function useRoomSource({
  code,
  epoch,
  phase,
  playback,
  viewerRole,
  sourceHash: chosenHash,
}: RoomFieldsFragment): (sourceHash: string) => void {
  const client = useApolloClient();
  const [opened, setOpened] = useState<Opened>();
  const publish = useCallback(
    (source: Opened) => {
      const input = { code, epoch, kind: 'SOURCE', ...source, idempotencyKey: crypto.randomUUID() } as const;
      client
        .mutate({ mutation: ControlRoomDocument, variables: { input }, context: { quiet: true } })
        .catch(() => undefined);
    },
    [client, code, epoch],
  );
  // A new host publishes too, and a command of an old epoch is sent again.
  const isUnchosen = viewerRole === 'HOST' && chosenHash === null && phase !== 'ENDED';
  useEffect(() => {
    if (isUnchosen && opened?.episodeId === playback.episodeId) publish(opened);
  }, [isUnchosen, opened, playback.episodeId, publish]);
  return (sourceHash) => {
    const source = { sourceHash, episodeId: playback.episodeId };
    setOpened(source);
    if (viewerRole === 'HOST' && chosenHash !== null && chosenHash !== sourceHash) publish(source);
  };
}

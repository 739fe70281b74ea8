import { type ReactNode, useState } from 'react';
import { late } from '../../../components/lazy-open.js';
import { useLogin } from '../../../lib/login.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import { watchTogetherTexts } from '../watch-together-texts.js';

const CreateRoomDialog = late(() => import('../components/create-room-dialog.js'));

export interface Proposal {
  /** Absent if the form asks for the episode. */
  episodeId?: string;
  /** The name that the form proposes. */
  name: string;
  /** Called with the path of the new room, before the page changes to it. */
  onCreated?: (path: string) => void;
}

interface WatchTogether {
  /** Opens the modal for a new room; a visitor signs in first. */
  ask: (proposal: Proposal) => void;
  /** The open modal. Render it where it is not remounted when the player loads. */
  dialog: ReactNode;
}

/**
 * The modal for a new room.
 * @param episodeChoice renders the choice of an episode, for proposals without one
 */
export function useWatchTogether(episodeChoice?: EpisodeChoiceSlot): WatchTogether {
  const [proposal, setProposal] = useState<Proposal>();
  const { asMember } = useLogin();
  const close = () => setProposal(undefined);
  return {
    ask: (next) => asMember(() => setProposal(next), watchTogetherTexts.signIn),
    dialog: proposal && (
      <CreateRoomDialog
        episodeId={proposal.episodeId}
        proposal={proposal.name}
        episodeChoice={episodeChoice}
        onCreated={proposal.onCreated}
        onClose={close}
        onBroken={close}
      />
    ),
  };
}

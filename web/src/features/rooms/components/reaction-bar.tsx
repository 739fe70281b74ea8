import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ReactInRoomDocument } from '../../../generated/react-in-room.js';
import type { ReactionKind } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { reactionSigns } from '../../../lib/reaction-signs.js';
import { reactionTexts } from '../../reactions/texts.js';
import { roomTexts as texts } from '../texts.js';

/** A second press of the same reaction within this time is a slip. */
const AGAIN_MS = 500;

interface Props {
  code: string;
  /** Called with a reaction that has reached the room. */
  onReacted: (reaction: ReactionKind) => void;
}

/** Sends reactions to the scene that the room plays. Everybody in the room sees them on the picture, without a name. */
export function ReactionBar({ code, onReacted }: Props) {
  const client = useApolloClient();
  const { show } = useToast();
  const last = useRef<{ reaction: ReactionKind; at: number }>(undefined);
  const react = (reaction: ReactionKind) => {
    const now = performance.now();
    if (last.current?.reaction === reaction && now - last.current.at < AGAIN_MS) return;
    last.current = { reaction, at: now };
    client
      .mutate({ mutation: ReactInRoomDocument, variables: { code, reaction }, context: { quiet: true } })
      .then(
        () => onReacted(reaction),
        (error: unknown) => show({ text: readError(error).message || reactionTexts.failed, tone: 'error' }),
      );
  };
  return (
    <div role="group" aria-label={texts.react} className="-ml-2 flex flex-wrap gap-1">
      {reactionSigns.map(({ kind, sign }) => (
        <button
          key={kind}
          type="button"
          aria-label={reactionTexts.reactions[kind]}
          title={reactionTexts.reactions[kind]}
          onClick={() => react(kind)}
          className="grid size-11 place-items-center rounded-full text-2xl leading-none transition-transform hover:bg-raised active:scale-90"
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}

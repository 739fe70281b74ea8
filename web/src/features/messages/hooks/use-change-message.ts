import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { DeleteMessageDocument } from '../../../generated/delete-message.js';
import { EditMessageDocument } from '../../../generated/edit-message.js';
import { ReactToMessageDocument } from '../../../generated/react-to-message.js';
import type { MessageFieldsFragment, ReactionKind } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { messageTexts } from '../texts.js';

interface ChangeMessage {
  edit: (message: MessageFieldsFragment, body: string) => Promise<boolean>;
  remove: (message: MessageFieldsFragment) => void;
  /** Null removes the reaction. */
  react: (message: MessageFieldsFragment, reaction: ReactionKind | null) => void;
}

/** Changes of messages. A failure shows a toast, and the answer is stored in the cache under the message's id. */
export function useChangeMessage(): ChangeMessage {
  const client = useApolloClient();
  const { show } = useToast();
  const context = { quiet: true };
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      const { message } = readError(error);
      show({
        text: message || messageTexts.changeFailed,
        tone: 'error',
        ...(!message && { onRetry: () => void run(send) }),
      });
      return false;
    }
  };
  return {
    edit: ({ id }, body) =>
      run(() =>
        client.mutate({ mutation: EditMessageDocument, variables: { input: { id, body } }, context }),
      ),
    remove: ({ id }) =>
      void run(() => client.mutate({ mutation: DeleteMessageDocument, variables: { id }, context })),
    react: ({ id }, reaction) =>
      void run(() =>
        client.mutate({ mutation: ReactToMessageDocument, variables: { input: { id, reaction } }, context }),
      ),
  };
}

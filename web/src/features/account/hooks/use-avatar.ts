import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { photoProblem, previewOf } from '../../../lib/photo-file.js';
import { sendAvatar } from '../photo.js';
import { settingsTexts } from '../settings-texts.js';
import { useSession } from './use-session.js';

interface AvatarChoice {
  /** The chosen photo, until the server's image has loaded. */
  preview: string | undefined;
  busy: boolean;
  choose: (file: File) => Promise<void>;
}

/** Sets a photo as the viewer's avatar: shows it at once, sends it, and reverts with a message if sending fails. */
export function useAvatar(member: MemberFieldsFragment): AvatarChoice {
  const { cache } = useApolloClient();
  const { show } = useToast();
  const { renamed, ended } = useSession();
  const [preview, setPreview] = useState<string>();
  const [busy, setBusy] = useState(false);

  const choose = async (file: File): Promise<void> => {
    const problem = await photoProblem(file);
    if (problem) {
      const text = problem === 'kind' ? settingsTexts.notPhoto : settingsTexts.photoTooLarge;
      show({ text, tone: 'error' });
      return;
    }
    setBusy(true);
    setPreview(await previewOf(file).catch(() => undefined));
    const answer = await sendAvatar(file);
    setBusy(false);
    setPreview(undefined);
    if (answer.success) {
      cache.modify({
        id: cache.identify({ __typename: 'Member', id: member.id }) ?? '',
        fields: { avatar: () => answer.image },
      });
      renamed();
      show({ text: settingsTexts.avatarSaved, tone: 'success' });
    } else if (answer.session) ended();
    else if (answer.error) show({ text: answer.error, tone: 'error' });
    else show({ text: settingsTexts.avatarFailed, tone: 'error', onRetry: () => void choose(file) });
  };
  return { preview, busy, choose };
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { LetMeKnowDocument } from '../../../generated/let-me-know.js';
import { SetLetMeKnowDocument } from '../../../generated/set-let-me-know.js';
import type { NotifyKind } from '../../../generated/types.js';
import { failureToast } from '../../../components/failure-toast.js';
import { useLogin } from '../../../lib/login.js';
import { answerOf } from '../../../lib/optimistic.js';
import type { QueueContext } from '../../../lib/queue-link.js';
import { useViewer } from '../../../lib/viewer.js';
import { notificationTexts } from '../texts.js';

interface LetMeKnow {
  active: boolean;
  /** A visitor signs in first. */
  toggle: () => void;
}

/** Whether the member is notified when something appears. A change is shown at once and reverted if it fails. */
export function useLetMeKnow(kind: NotifyKind, id: string): LetMeKnow {
  const { state } = useViewer();
  const { asMember } = useLogin();
  const toast = useToast();
  const query = { query: LetMeKnowDocument, variables: { kind, ids: [id] } };
  const { data } = useQuery(query.query, {
    variables: query.variables,
    skip: state !== 'member',
    fetchPolicy: 'cache-and-network',
  });
  const [send] = useMutation(SetLetMeKnowDocument);
  const active = data?.letMeKnow?.includes(id) ?? false;

  const set = (wanted: boolean) => {
    const context: QueueContext = { queue: `let-me-know:${id}` };
    send({
      variables: { input: { kind, id, active: wanted } },
      optimisticResponse: { setLetMeKnow: answerOf('SetLetMeKnowPayload', { id, active: wanted }) },
      update: (cache, { data: answer }) => {
        if (answer)
          cache.writeQuery({ ...query, data: { letMeKnow: answer.setLetMeKnow.active ? [id] : [] } });
      },
      context: { ...context },
    }).then(
      () => wanted && toast.show({ text: notificationTexts.willTell[kind], tone: 'success' }),
      (error: unknown) =>
        toast.show(failureToast(error, notificationTexts.letMeKnowFailed, () => set(wanted))),
    );
  };
  return { active, toggle: () => asMember(() => set(!active), notificationTexts.letMeKnowHint) };
}

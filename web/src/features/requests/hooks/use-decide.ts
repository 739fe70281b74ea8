import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { ContentRequestsDocument } from '../../../generated/content-requests.js';
import { DecideRequestDocument } from '../../../generated/decide-request.js';
import { DeleteRequestDocument } from '../../../generated/delete-request.js';
import { MergeRequestsDocument } from '../../../generated/merge-requests.js';
import { RequestDeskDocument } from '../../../generated/request-desk.js';
import type { RequestFieldsFragment, RequestState } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { requestDeskTexts as texts } from '../texts.js';

/** An editor's decisions about a request; the lists are read again after each. */
export function useDecide({ id, version }: Pick<RequestFieldsFragment, 'id' | 'version'>) {
  const again = { refetchQueries: [RequestDeskDocument, ContentRequestsDocument] };
  const [send, deciding] = useMutation(DecideRequestDocument, again);
  const [take, taking] = useMutation(DeleteRequestDocument, again);
  const [join, joining] = useMutation(MergeRequestsDocument, again);
  const { show } = useToast();
  const failed = (failure: unknown): void => {
    const { code, message, fields } = readError(failure);
    if (code === 'OUTDATED') {
      show({ text: texts.outdated, tone: 'error' });
      void deciding.client.refetchQueries({ include: [RequestDeskDocument] });
    } else if (fields['intoId']) show({ text: texts.notTheSame, tone: 'error' });
    else show({ text: fields['reason'] ?? (message || texts.failed), tone: 'error' });
  };
  const decide = (state: RequestState, reason?: string): void => {
    const decision = { id, state, version, ...(reason !== undefined && { reason }) };
    send({ variables: { input: { ...decision, idempotencyKey: crypto.randomUUID() } } }).then(
      () => show({ text: texts.decided, tone: 'success' }),
      failed,
    );
  };
  const merge = (intoId: string): void => {
    join({ variables: { input: { id, intoId, version, idempotencyKey: crypto.randomUUID() } } }).then(
      () => show({ text: texts.merged, tone: 'success' }),
      failed,
    );
  };
  const remove = (): void => {
    take({ variables: { id } }).then(
      () => show({ text: texts.removed, tone: 'success' }),
      () => show({ text: texts.failed, tone: 'error', onRetry: remove }),
    );
  };
  return { decide, merge, remove, busy: deciding.loading || taking.loading || joining.loading };
}

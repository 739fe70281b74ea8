import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { LetMeKnowDocument } from '../../../generated/let-me-know.js';
import { SetLetMeKnowDocument } from '../../../generated/set-let-me-know.js';
import type { NotifyKind } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { useLogin } from '../../../lib/login.js';
import { useViewer } from '../../../lib/viewer.js';
import { notificationTexts } from '../texts.js';

interface Props {
  kind: NotifyKind;
  id: string;
}

/** 'Haber ver' and 'Haber verme': shown at once, taken back when it could not be kept. */
export function LetMeKnow({ kind, id }: Props) {
  const { state } = useViewer();
  const { asMember } = useLogin();
  const toast = useToast();
  const { data } = useQuery(LetMeKnowDocument, {
    variables: { kind, ids: [id] },
    skip: state !== 'member',
    fetchPolicy: 'cache-and-network',
  });
  const [send, { loading }] = useMutation(SetLetMeKnowDocument);
  const [chosen, setChosen] = useState<boolean>();
  const active = chosen ?? data?.letMeKnow?.includes(id) ?? false;

  const set = (wanted: boolean) => {
    if (loading) return;
    setChosen(wanted);
    send({ variables: { input: { kind, id, active: wanted } } }).then(
      ({ data: answer }) => {
        setChosen(answer?.setLetMeKnow.active ?? wanted);
        if (wanted) toast.show({ text: notificationTexts.willTell[kind], tone: 'success' });
      },
      (error: unknown) => {
        setChosen(!wanted);
        const text = readError(error).message || notificationTexts.letMeKnowFailed;
        toast.show({ text, tone: 'error', onRetry: () => set(wanted) });
      },
    );
  };
  return (
    <Button
      variant="quiet"
      onClick={() => asMember(() => set(!active), notificationTexts.letMeKnowHint)}
      className="min-w-40"
    >
      <Icon name={active ? 'check' : 'clock'} size={18} />
      {active ? notificationTexts.letMeKnowNot : notificationTexts.letMeKnow}
    </Button>
  );
}

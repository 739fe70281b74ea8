import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { ConfirmRemovalRequestDocument } from '../../../../generated/confirm-removal-request.js';
import { dateAndTime } from '../../../../lib/turkish.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { removalTexts as texts } from '../../removal-texts.js';
import { AccountCard } from '../account-card.js';
import { AccountForm } from '../account-form.js';
import { Done } from '../done.js';
import { RemovalForm } from './removal-form.js';

/** /icerik-kaldirma: the form, or, with the token of the mail, the confirmation of a request. */
export function RemovalPage() {
  const token = useSearchParams()[0].get('token');
  const [done, setDone] = useState<string>();
  return (
    <AccountCard title={token ? texts.confirmTitle : texts.title} welcome={texts.welcome} hint={texts.hint}>
      {done ? (
        <>
          <Done>{done}</Done>
          {!token && (
            <Button variant="outline" size="lg" onClick={() => setDone(undefined)}>
              {texts.another}
            </Button>
          )}
        </>
      ) : token ? (
        <Confirmation token={token} onDone={setDone} />
      ) : (
        <>
          <p className="text-muted md:hidden">{texts.hint}</p>
          <RemovalForm onDone={setDone} />
        </>
      )}
    </AccountCard>
  );
}

interface ConfirmationProps {
  token: string;
  onDone: (text: string | undefined) => void;
}

/** A button, because programs that check mails open links in advance. */
function Confirmation({ token, onDone }: ConfirmationProps) {
  const [send] = useMutation(ConfirmRemovalRequestDocument, { context: { quiet: true, anyViewer: true } });
  const { busy, faults, submit } = useAccountForm(
    () => ({}),
    async () => {
      const { data } = await send({ variables: { token } });
      if (!data) return undefined;
      const { number, dueAt } = data.confirmRemovalRequest;
      return texts.confirmed(number, dateAndTime(new Date(dueAt)));
    },
  );
  return (
    <>
      <p className="text-muted">{texts.confirmHint}</p>
      <AccountForm
        faults={faults}
        busy={busy}
        submit={texts.confirm}
        onSubmit={(form) => void submit(form).then(onDone)}
      >
        {null}
      </AccountForm>
    </>
  );
}

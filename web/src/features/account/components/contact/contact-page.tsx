import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { TextArea } from '../../../../components/ui/text-area.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { SendContactDocument } from '../../../../generated/send-contact.js';
import { countGraphemes } from '../../../../lib/turkish.js';
import { useViewer } from '../../../../lib/viewer.js';
import { faqPath } from '../../contact-path.js';
import { contactTexts } from '../../contact-texts.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { useCaptcha } from '../../hooks/use-captcha.js';
import { AccountCard } from '../account-card.js';
import { AccountForm } from '../account-form.js';
import { Done } from '../done.js';

const mostSubject = 120;
const mostMessage = 5_000;

/** /iletisim: open to visitors and members. */
export function ContactPage() {
  const [done, setDone] = useState<string>();
  return (
    <AccountCard title={contactTexts.title} welcome={contactTexts.welcome} hint={contactTexts.hint}>
      {done ? (
        <>
          <Done>{done}</Done>
          <Button variant="outline" size="lg" onClick={() => setDone(undefined)}>
            {contactTexts.another}
          </Button>
        </>
      ) : (
        <ContactForm onDone={setDone} />
      )}
      <p>
        <Link
          to={faqPath}
          className="font-semibold text-accent-text underline underline-offset-4 hover:no-underline"
        >
          {contactTexts.toFaq}
        </Link>
      </p>
    </AccountCard>
  );
}

function ContactForm({ onDone }: { onDone: (message: string | undefined) => void }) {
  const viewer = useViewer();
  const captcha = useCaptcha('CONTACT');
  const [message, setMessage] = useState('');
  const [send] = useMutation(SendContactDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(check, async (values) => {
    const { name = '', email = '', subject = '' } = values;
    const input = { name, email: email.trim(), subject, message, ...(await captcha()) };
    return (await send({ variables: { input } })).data?.sendContact.message;
  });
  return (
    <AccountForm
      faults={faults}
      busy={busy}
      submit={contactTexts.send}
      onSubmit={(form) => void submit(form).then(onDone)}
    >
      <TextField
        // The member's name arrives after the page; text that was typed before it stays.
        key={viewer.state === 'member' ? viewer.member.id : ''}
        label={contactTexts.name}
        error={faults.fields['name']}
        name="name"
        defaultValue={viewer.state === 'member' ? viewer.member.name : ''}
        autoComplete="name"
        maxLength={80}
        className="h-12"
      />
      <TextField
        label={contactTexts.email}
        hint={contactTexts.emailHint}
        error={faults.fields['email']}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        className="h-12"
      />
      <TextField
        label={contactTexts.subject}
        error={faults.fields['subject']}
        name="subject"
        className="h-12"
      />
      <TextArea
        label={contactTexts.message}
        error={faults.fields['message']}
        name="message"
        value={message}
        onValueChange={setMessage}
        limit={mostMessage}
        rows={6}
      />
    </AccountForm>
  );
}

function check(values: Readonly<Record<string, string>>): Record<string, string> {
  const { email = '', subject = '' } = values;
  const missing = Object.entries(values).flatMap(([name, value]) =>
    value.trim() === '' ? [[name, contactTexts.missing]] : [],
  );
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: contactTexts.badEmail }),
    ...(countGraphemes(subject) > mostSubject && { subject: contactTexts.subjectTooLong }),
    ...(Object.fromEntries(missing) as Record<string, string>),
  };
}

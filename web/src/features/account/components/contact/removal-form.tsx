import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Checkbox } from '../../../../components/ui/checkbox.js';
import { Select } from '../../../../components/ui/select.js';
import { TextArea } from '../../../../components/ui/text-area.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { SendRemovalRequestDocument } from '../../../../generated/send-removal-request.js';
import type { RemovalRight } from '../../../../generated/types.js';
import { countGraphemes } from '../../../../lib/turkish.js';
import { useAccountForm } from '../../hooks/use-account-form.js';
import { useCaptcha } from '../../hooks/use-captcha.js';
import { removalTexts as texts } from '../../removal-texts.js';
import { AccountForm } from '../account-form.js';

const mostStatement = 5_000;
const mostLinks = 20;
/** Maximum length of the field for addresses, one per line. */
const mostLinkText = 10_000;

const rights = Object.entries(texts.rights).map(([value, label]) => ({
  value: value as RemovalRight,
  label,
}));

/** Sends a request to remove content, for visitors and members. */
export function RemovalForm({ onDone }: { onDone: (message: string | undefined) => void }) {
  const captcha = useCaptcha('CONTACT');
  const [right, setRight] = useState<RemovalRight>('OWNER');
  const [links, setLinks] = useState('');
  const [statement, setStatement] = useState('');
  const [send] = useMutation(SendRemovalRequestDocument, { context: { quiet: true } });
  const { busy, faults, submit } = useAccountForm(check, async ({ name = '', email = '' }) => {
    const request = { name, email: email.trim(), right, links: linesOf(links), statement, declared: true };
    const input = { ...request, ...(await captcha()) };
    return (await send({ variables: { input } })).data?.sendRemovalRequest.message;
  });
  return (
    <AccountForm
      faults={faults}
      busy={busy}
      submit={texts.send}
      onSubmit={(form) => {
        // An unchecked box is not part of a form's data.
        if (!form.has('declared')) form.set('declared', '');
        void submit(form).then(onDone);
      }}
    >
      <TextField
        label={texts.name}
        error={faults.fields['name']}
        name="name"
        autoComplete="name"
        maxLength={120}
        className="h-12"
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={faults.fields['email']}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        className="h-12"
      />
      <Select label={texts.right} items={rights} value={right} onValueChange={setRight} />
      <TextArea
        label={texts.links}
        hint={texts.linksHint}
        error={faults.fields['links']}
        name="links"
        value={links}
        onValueChange={setLinks}
        limit={mostLinkText}
        rows={3}
      />
      <TextArea
        label={texts.statement}
        hint={texts.statementHint}
        error={faults.fields['statement']}
        name="statement"
        value={statement}
        onValueChange={setStatement}
        limit={mostStatement}
        rows={5}
      />
      <div className="grid gap-1">
        <Checkbox
          name="declared"
          label={texts.declared}
          aria-invalid={faults.fields['declared'] ? true : undefined}
        />
        {faults.fields['declared'] && (
          <p className="text-sm text-pomegranate-text">{faults.fields['declared']}</p>
        )}
      </div>
    </AccountForm>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line) && URL.canParse(line);

function check(values: Readonly<Record<string, string>>): Record<string, string> {
  const { name = '', email = '', links = '', statement = '', declared = '' } = values;
  const lines = linesOf(links);
  return {
    ...(name.trim() === '' && { name: texts.missing }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && {
      email: email.trim() === '' ? texts.missing : texts.badEmail,
    }),
    ...(!lines.every(isLink) && { links: texts.badLinks }),
    ...(lines.length > mostLinks && { links: texts.tooManyLinks }),
    ...(lines.length === 0 && { links: texts.missing }),
    ...(countGraphemes(statement.trim()) < 20 && { statement: texts.shortStatement }),
    ...(declared === '' && { declared: texts.undeclared }),
  };
}

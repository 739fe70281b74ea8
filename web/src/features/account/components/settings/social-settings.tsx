import { useMutation } from '@apollo/client/react';
import { Button } from '../../../../components/ui/button.js';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { useToast } from '../../../../components/ui/toast.js';
import { SetSocialLinksDocument } from '../../../../generated/set-social-links.js';
import type { AccountFieldsFragment } from '../../../../generated/types.js';
import { useSettingsForm } from '../../hooks/use-settings-form.js';
import { settingsTexts } from '../../settings-texts.js';
import { AccountForm } from '../account-form.js';

const names = ['facebook', 'twitter', 'instagram'] as const;
const none = { facebook: '', twitter: '', instagram: '' };

/** The three links: saved only when all three are filled, and removed together. */
export function SocialSettings({ account: { links } }: { account: AccountFieldsFragment }) {
  const { show } = useToast();
  const [send] = useMutation(SetSocialLinksDocument, { context: { quiet: true } });
  const { busy, faults, onSubmit } = useSettingsForm(
    check,
    ({ facebook = '', twitter = '', instagram = '' }) =>
      send({ variables: { input: { facebook, twitter, instagram } } }),
  );
  const clear = () => {
    send({ variables: { input: none } }).then(
      () => show({ text: settingsTexts.socialCleared, tone: 'success' }),
      () => show({ text: settingsTexts.notSaved, tone: 'error', onRetry: clear }),
    );
  };
  const isSet = names.some((name) => links[name] !== '');
  return (
    <div className="grid gap-6">
      <p className="text-muted">{settingsTexts.socialHint}</p>
      {/* A removal resets the fields. */}
      <AccountForm
        key={String(isSet)}
        faults={faults}
        busy={busy}
        submit={settingsTexts.save}
        onSubmit={onSubmit}
      >
        {names.map((name) => (
          <TextField
            key={name}
            label={settingsTexts[name]}
            error={faults.fields[name]}
            name={name}
            type="url"
            inputMode="url"
            placeholder="https://"
            defaultValue={links[name]}
            maxLength={200}
            className="h-12"
          />
        ))}
      </AccountForm>
      {isSet && (
        <ConfirmDialog
          trigger={
            <Button variant="quiet" className="justify-self-start">
              {settingsTexts.clearSocial}
            </Button>
          }
          question={settingsTexts.clearSocialQuestion}
          yes={settingsTexts.yesRemove}
          onConfirm={clear}
        />
      )}
    </div>
  );
}

function check(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const link = values[name]?.trim() ?? '';
      const problem =
        link === '' ? settingsTexts.socialMissing : isWeb(link) ? undefined : settingsTexts.badLink;
      return problem ? [[name, problem]] : [];
    }),
  );
}

const isWeb = (link: string): boolean =>
  URL.canParse(link) && ['https:', 'http:'].includes(new URL(link).protocol);

import { useMutation } from '@apollo/client/react';
import { Select } from '../../../../components/ui/select.js';
import { Switch } from '../../../../components/ui/switch.js';
import { useToast } from '../../../../components/ui/toast.js';
import { SetPrivacyDocument } from '../../../../generated/set-privacy.js';
import type { AccountFieldsFragment, Audience } from '../../../../generated/types.js';
import { settingsTexts } from '../../settings-texts.js';

const audiences: readonly Audience[] = ['EVERYONE', 'MEMBERS', 'NOBODY'];

/** Visibility choices: each is saved at once, and reverts with a message if saving fails. */
export function PrivacySettings({ account }: { account: AccountFieldsFragment }) {
  const { privacy } = account;
  const { show } = useToast();
  const [send] = useMutation(SetPrivacyDocument, { context: { quiet: true } });
  const set = (change: Partial<{ profile: Audience; indexed: boolean }>): void => {
    const { profile, indexed } = { ...privacy, ...change };
    send({
      variables: { input: { profile, indexed } },
      optimisticResponse: {
        setPrivacy: { account: { ...account, privacy: { ...privacy, profile, indexed } } },
      },
    }).catch(() => show({ text: settingsTexts.notSaved, tone: 'error', onRetry: () => set(change) }));
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <Select
          label={settingsTexts.audience}
          items={audiences.map((value) => ({ value, label: settingsTexts.audiences[value] }))}
          value={privacy.profile}
          onValueChange={(profile) => set({ profile })}
        />
        <p className="text-sm text-muted">{settingsTexts.audienceHint}</p>
      </div>
      <div className="grid gap-1">
        <Switch
          label={settingsTexts.indexed}
          checked={privacy.indexed && privacy.profile === 'EVERYONE'}
          disabled={privacy.profile !== 'EVERYONE'}
          onCheckedChange={(indexed) => set({ indexed })}
        />
        <p className="text-sm text-muted">{settingsTexts.indexedHint}</p>
      </div>
    </div>
  );
}

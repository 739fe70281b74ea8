import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { TextArea } from '../../../../components/ui/text-area.js';
import { TextField } from '../../../../components/ui/text-field.js';
import type { AccountFieldsFragment } from '../../../../generated/types.js';
import { UpdateProfileDocument } from '../../../../generated/update-profile.js';
import { countGraphemes } from '../../../../lib/turkish.js';
import { useSession } from '../../hooks/use-session.js';
import { useSettingsForm } from '../../hooks/use-settings-form.js';
import { countryName } from '../../country.js';
import { settingsTexts } from '../../settings-texts.js';
import { AccountForm } from '../account-form.js';
import { AvatarSettings } from './avatar-settings.js';

const mostAbout = 500;

/** The public profile fields, and the private year of birth. */
export function ProfileSettings({ account }: { account: AccountFieldsFragment }) {
  const { renamed } = useSession();
  const [about, setAbout] = useState(account.about);
  const [send] = useMutation(UpdateProfileDocument, { context: { quiet: true } });
  const { busy, faults, onSubmit } = useSettingsForm(check, async (values) => {
    const { name = '', country = '', birthYear = '' } = values;
    const year = birthYear.trim() === '' ? null : Number(birthYear);
    const input = { name: name.trim(), about, country: country.trim(), birthYear: year };
    await send({ variables: { input } });
    renamed();
  });
  return (
    <div className="grid gap-8">
      <AvatarSettings account={account} />
      <AccountForm faults={faults} busy={busy} submit={settingsTexts.save} onSubmit={onSubmit}>
        <TextField
          label={settingsTexts.name}
          hint={settingsTexts.nameHint}
          error={faults.fields['name']}
          name="name"
          defaultValue={account.member.name}
          autoComplete="nickname"
          className="h-12"
        />
        <TextField
          label={settingsTexts.username}
          hint={settingsTexts.usernameHint}
          value={account.member.username}
          readOnly
          autoComplete="username"
          className="h-12 text-muted"
        />
        <TextArea
          label={settingsTexts.about}
          error={faults.fields['about']}
          name="about"
          value={about}
          onValueChange={setAbout}
          limit={mostAbout}
        />
        <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
          <TextField
            label={settingsTexts.country}
            error={faults.fields['country']}
            name="country"
            defaultValue={countryName(account.country)}
            autoComplete="country-name"
            maxLength={60}
            className="h-12"
          />
          <TextField
            label={settingsTexts.birthYear}
            hint={settingsTexts.birthYearHint}
            error={faults.fields['birthYear']}
            name="birthYear"
            defaultValue={account.birthYear ?? ''}
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
            className="tabular h-12"
          />
        </div>
      </AccountForm>
      <Link to={account.member.path} className={buttonClasses('outline', 'md', 'justify-self-start')}>
        {settingsTexts.seeProfile}
      </Link>
    </div>
  );
}

function check({ name = '', birthYear = '' }: Readonly<Record<string, string>>): Record<string, string> {
  const year = birthYear.trim();
  return {
    ...(name.trim() === '' && { name: settingsTexts.missing }),
    ...(countGraphemes(name.trim()) > 50 && { name: settingsTexts.nameTooLong }),
    ...(year !== '' && !/^\d{4}$/.test(year) && { birthYear: settingsTexts.badYear }),
  };
}

import { useToast } from '../../../components/ui/toast.js';
import { useUnsaved } from '../../../components/ui/unsaved-guard.js';
import { settingsTexts } from '../settings-texts.js';
import { useAccountForm } from './use-account-form.js';

type Values = Readonly<Record<string, string>>;

/** A settings form: shows a message when saved; errors appear in the form. */
export function useSettingsForm(
  check: (values: Values) => Readonly<Record<string, string>>,
  save: (values: Values) => Promise<unknown>,
) {
  const { show } = useToast();
  const unsaved = useUnsaved();
  const { busy, faults, submit } = useAccountForm(check, async (values) => {
    await save(values);
    return true;
  });
  const onSubmit = (form: FormData) =>
    void submit(form).then((saved) => {
      if (!saved) return;
      unsaved.saved();
      show({ text: settingsTexts.saved, tone: 'success' });
    });
  return { busy, faults, onSubmit };
}

import { countGraphemes } from '../../lib/turkish/graphemes.js';
import { joiningTexts } from './joining-texts.js';

type Values = Readonly<Record<string, string>>;

const rules: Readonly<Record<string, (value: string, values: Values) => string | undefined>> = {
  username: (value) => (/^[a-z0-9_.]{3,24}$/.test(value.trim()) ? undefined : joiningTexts.badUsername),
  email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : joiningTexts.badEmail),
  password: (value) => (countGraphemes(value) < 8 ? joiningTexts.shortPassword : undefined),
  passwordAgain: (value, { password }) => (value === password ? undefined : joiningTexts.mismatch),
};

/** Errors that a person can correct before the form is sent; the gateway reports all others. */
export function checkFields(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const problem = value === '' ? joiningTexts.missing[name] : rules[name]?.(value, values);
      return problem ? [[name, problem]] : [];
    }),
  );
}

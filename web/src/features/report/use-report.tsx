import { type ReactNode, useState } from 'react';
import type { ReportTarget } from '../../generated/types.js';
import { late } from '../../components/lazy-open.js';
import { useLogin } from '../../lib/login.js';
import { reportTexts } from './texts.js';

const ReportDialog = late(() => import('./report-dialog.js'));

interface Report {
  /** Opens the dialog for one target; a visitor signs in first. Takes the id in the dialog's format. */
  ask: (id: string) => void;
  /** The open dialog; render it anywhere. */
  dialog: ReactNode;
}

/**
 * The report dialog for one kind of target.
 * @param title heading of the dialog, if the kind does not say enough
 */
export function useReport(target: ReportTarget, title?: string): Report {
  const { asMember } = useLogin();
  const [id, setId] = useState<string>();
  const close = () => setId(undefined);
  return {
    ask: (id) => asMember(() => setId(id), reportTexts.signIn),
    dialog: id && (
      <ReportDialog target={target} id={id} {...(title && { title })} onClose={close} onBroken={close} />
    ),
  };
}

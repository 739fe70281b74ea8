import { type ReactNode, useState } from 'react';
import type { ReportTarget } from '../../generated/types.js';
import { late } from '../../lib/lazy-open.js';
import { useLogin } from '../../lib/login.js';
import { reportTexts } from './texts.js';

const ReportDialog = late(() => import('./report-dialog.js'));

interface Report {
  /** Opens the modal for one thing, for members; a visitor signs in first. Takes the id as the dialog does. */
  ask: (id: string) => void;
  /** The modal while it is open; stands anywhere. */
  dialog: ReactNode;
}

/** The report modal of one sort of things. */
export function useReport(target: ReportTarget): Report {
  const { asMember } = useLogin();
  const [id, setId] = useState<string>();
  const close = () => setId(undefined);
  return {
    ask: (id) => asMember(() => setId(id), reportTexts.signIn),
    dialog: id && <ReportDialog target={target} id={id} onClose={close} onBroken={close} />,
  };
}

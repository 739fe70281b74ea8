import { useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import type { ReportTarget } from '../../generated/types.js';
import { late } from '../lazy-open.js';
import { useLogin } from '../login.js';
import { reportTexts } from './texts.js';

const ReportDialog = late(() => import('./report-dialog.js'));

interface Props {
  target: ReportTarget;
  /** As the dialog takes it. */
  id: string;
  className?: string;
}

/** Opens the report modal, for members; a visitor signs in first. */
export function ReportButton({ target, id, className }: Props) {
  const { asMember } = useLogin();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="warning"
        label={reportTexts.titles[target]}
        onClick={() => asMember(() => setOpen(true), reportTexts.signIn)}
        {...(className && { className })}
      />
      {open && <ReportDialog target={target} id={id} onClose={close} onBroken={close} />}
    </>
  );
}

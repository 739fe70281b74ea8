import { IconButton } from '../../components/ui/icon-button.js';
import type { ReportTarget } from '../../generated/types.js';
import { reportTexts } from './texts.js';
import { useReport } from './use-report.js';

interface Props {
  target: ReportTarget;
  /** As the dialog takes it. */
  id: string;
  className?: string;
}

/** Opens the report modal, for members; a visitor signs in first. */
export function ReportButton({ target, id, className }: Props) {
  const { ask, dialog } = useReport(target);
  return (
    <>
      <IconButton
        icon="warning"
        label={reportTexts.titles[target]}
        onClick={() => ask(id)}
        {...(className && { className })}
      />
      {dialog}
    </>
  );
}

import { IconButton } from '../../components/ui/icon-button.js';
import type { ReportTarget } from '../../generated/types.js';
import { reportTexts } from './texts.js';
import { useReport } from './use-report.js';

interface Props {
  target: ReportTarget;
  /** The id in the format of the dialog. */
  id: string;
  className?: string;
}

/** Opens the report dialog; a visitor signs in first. */
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

import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { DeleteGroupDocument } from '../../../generated/delete-group.js';
import { JoinGroupDocument } from '../../../generated/join-group.js';
import { LeaveGroupDocument } from '../../../generated/leave-group.js';
import { WithdrawFromGroupDocument } from '../../../generated/withdraw-from-group.js';
import type { GroupCardFieldsFragment } from '../../../generated/types.js';
import { ReportButton } from '../../report/report-button.js';
import { isInside, manages } from '../standing.js';
import { groupTexts } from '../texts.js';
import { useGroupChange } from '../use-group-change.js';

/** The viewer's actions on a group: join, withdraw a request, answer an invitation, leave, edit or delete. */
export function GroupActions({ group }: { group: GroupCardFieldsFragment }) {
  const { id, standing } = group;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { changing, run } = useGroupChange();
  const context = { quiet: true };
  const change = (
    mutation: typeof JoinGroupDocument | typeof LeaveGroupDocument | typeof WithdrawFromGroupDocument,
  ) => run(() => client.mutate({ mutation, variables: { id }, context }));
  const join = () => change(JoinGroupDocument);
  const remove = () =>
    run(async () => {
      const { data } = await client.mutate({ mutation: DeleteGroupDocument, variables: { id }, context });
      if (data) await navigate(data.deleteGroup.go);
    });
  return (
    <div className="flex flex-wrap gap-3">
      {standing === 'NONE' && (
        <Button loading={changing} onClick={join}>
          {group.approval ? groupTexts.ask : groupTexts.join}
        </Button>
      )}
      {standing === 'REQUESTED' && (
        <Button
          variant="outline"
          loading={changing}
          aria-label={`${groupTexts.requested}: ${groupTexts.withdraw}`}
          onClick={() => change(WithdrawFromGroupDocument)}
        >
          {groupTexts.requested}
        </Button>
      )}
      {standing === 'INVITED' && (
        <>
          <Button loading={changing} onClick={join}>
            {groupTexts.accept}
          </Button>
          <Button variant="outline" loading={changing} onClick={() => change(WithdrawFromGroupDocument)}>
            {groupTexts.decline}
          </Button>
        </>
      )}
      {manages(standing) && (
        <>
          <Link to={{ hash: '#manage' }} preventScrollReset className={buttonClasses('outline')}>
            {groupTexts.edit}
          </Link>
          <ConfirmDialog
            trigger={<Button variant="quiet">{groupTexts.remove}</Button>}
            question={groupTexts.removeQuestion}
            onConfirm={remove}
          />
        </>
      )}
      {!manages(standing) && <ReportButton target="GROUP" id={id} />}
      {isInside(standing) && standing !== 'OWNER' && (
        <ConfirmDialog
          trigger={
            <Button variant="quiet" loading={changing}>
              {groupTexts.leave}
            </Button>
          }
          question={groupTexts.leaveQuestion}
          yes={groupTexts.leaveYes}
          onConfirm={() => change(LeaveGroupDocument)}
        />
      )}
    </div>
  );
}

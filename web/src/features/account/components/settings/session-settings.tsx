import { useMutation, useQuery } from '@apollo/client/react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { ErrorState } from '../../../../components/ui/states.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { useToast } from '../../../../components/ui/toast.js';
import { EndOtherSessionsDocument } from '../../../../generated/end-other-sessions.js';
import { EndSessionDocument } from '../../../../generated/end-session.js';
import { SessionsDocument } from '../../../../generated/sessions.js';
import type { DeviceFieldsFragment } from '../../../../generated/types.js';
import { deviceName, isPhone } from '../../device.js';
import { settingsTexts } from '../../settings-texts.js';

/** Lists the account's sessions and ends them. */
export function SessionSettings() {
  const { data, error, refetch } = useQuery(SessionsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { end, endOthers } = useEnding();
  const sessions = data?.account?.sessions;
  if (!sessions)
    return error ? (
      <ErrorState
        title={settingsTexts.sessionsFailed}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <div role="region" aria-busy="true" aria-label={settingsTexts.tabs.oturumlar} className="grid gap-3">
        <Skeleton className="h-20 rounded-2xl" />
        <Skeleton className="h-20 rounded-2xl" />
      </div>
    );
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <div className="grid gap-6">
      <p className="text-muted">{hasOthers ? settingsTexts.sessionsHint : settingsTexts.onlyThis}</p>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {hasOthers && (
        <ConfirmDialog
          trigger={
            <Button variant="outline" className="justify-self-start">
              {settingsTexts.endOthers}
            </Button>
          }
          question={settingsTexts.endOthersQuestion}
          yes={settingsTexts.yesEnd}
          onConfirm={endOthers}
        />
      )}
    </div>
  );
}

function Device({ session, onEnd }: { session: DeviceFieldsFragment; onEnd: () => void }) {
  const name = deviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-5 py-4">
      <Icon name={isPhone(session.userAgent) ? 'phone' : 'screen'} size={26} className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {settingsTexts.lastSeen} <TimeAgo at={session.lastSeenAt} />
        </p>
      </div>
      {session.current ? (
        <Badge tone="accent">{settingsTexts.thisDevice}</Badge>
      ) : (
        <Button size="sm" variant="outline" aria-label={settingsTexts.endSessionOf(name)} onClick={onEnd}>
          {settingsTexts.endSession}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const { show } = useToast();
  const [sendOne] = useMutation(EndSessionDocument, { context: { quiet: true } });
  const [sendOthers] = useMutation(EndOtherSessionsDocument, { context: { quiet: true } });
  const said = (work: () => Promise<unknown>, text: string): void => {
    work().then(
      () => show({ text, tone: 'success' }),
      () => show({ text: settingsTexts.endFailed, tone: 'error', onRetry: () => said(work, text) }),
    );
  };
  return {
    end: (id: string) => said(() => sendOne({ variables: { id } }), settingsTexts.sessionEnded),
    endOthers: () => said(() => sendOthers(), settingsTexts.othersEnded),
  };
}

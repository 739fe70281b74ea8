import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState } from '../../../components/ui/states.js';
import { leaveForLogin } from '../../../lib/own-path.js';
import { useViewer } from '../../../lib/viewer.js';
import { caseTexts as texts } from '../texts.js';

/** Shows its content to members. The gateway decides which of them are moderators. */
export function MembersOnly({ path, children }: { path: string; children: ReactNode }) {
  const viewer = useViewer();
  if (viewer.state === 'unknown') return <Skeleton className="h-96 rounded-2xl" />;
  if (viewer.state === 'member') return children;
  return (
    <EmptyState
      icon="lock"
      title={texts.signIn}
      action={<Button onClick={() => leaveForLogin(path)}>{texts.toSignIn}</Button>}
    />
  );
}

/** The message for a member who is not a moderator. */
export function Forbidden() {
  return <EmptyState icon="lock" title={texts.forbidden} hint={texts.forbiddenHint} />;
}

import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../../components/ui/states.js';
import { Switch } from '../../../../components/ui/switch.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { GroupMemoryDocument } from '../../../../generated/group-memory.js';
import { GroupMemoryChangedDocument } from '../../../../generated/group-memory-changed.js';
import { MuteGroupPlanDocument } from '../../../../generated/mute-group-plan.js';
import { PlanGroupEpisodeDocument } from '../../../../generated/plan-group-episode.js';
import { RemoveGroupPlanDocument } from '../../../../generated/remove-group-plan.js';
import { ShareProgressDocument } from '../../../../generated/share-progress.js';
import type { GroupStanding } from '../../../../generated/types.js';
import { late } from '../../../../components/lazy-open.js';
import { useViewer } from '../../../../lib/viewer.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import { manages } from '../../standing.js';
import { useGroupChange } from '../../use-group-change.js';
import { DateRow, type PlannedRow } from './date-row.js';
import type { DialogEpisode } from './plan-dialog.js';
import { TitleRow } from './title-row.js';

const PlanDialog = late(() => import('./plan-dialog.js'));

const context = { quiet: true };
/** A date counts as past when the group has had the time to watch the episode. */
const LASTS_MS = 4 * 3_600_000;

export interface Props {
  groupId: string;
  standing: GroupStanding;
  /** Opens the modal of a new room for an episode. */
  onTogether: (proposal: { episodeId: string; name: string }) => void;
}

/** The plan and the progress of a group, for its members: the plan, the next episodes, and who is ahead of the viewer. */
export default function GroupMemory({ groupId, standing, onTogether }: Props) {
  const { data, error, refetch } = useQuery(GroupMemoryDocument, {
    variables: { groupId },
    fetchPolicy: 'cache-and-network',
    context,
    ssr: false,
  });
  const [removePlan] = useMutation(RemoveGroupPlanDocument, { context });
  const [mutePlan] = useMutation(MuteGroupPlanDocument, { context });
  const [planEpisode] = useMutation(PlanGroupEpisodeDocument, { context });
  const viewer = useViewer();
  const [shareProgress] = useMutation(ShareProgressDocument, { context });
  const { changing, run } = useGroupChange();
  const [asked, setAsked] = useState<DialogEpisode | 'new'>();
  const now = useNow(60_000);
  const memory = data?.groupMemory;
  const client = useApolloClient();
  const isMember = memory != null;
  // The results of the subscription replace the cached plan.
  useEffect(() => {
    if (!isMember) return;
    const following = client
      .subscribe({ query: GroupMemoryChangedDocument, variables: { groupId }, errorPolicy: 'all' })
      .subscribe({ error: () => undefined });
    return () => following.unsubscribe();
  }, [client, groupId, isMember]);
  if (data === undefined)
    return error ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton className="h-64 rounded-3xl" />
    );
  if (!memory) return null;
  const mayPlan = manages(standing);
  const isPast = ({ at }: PlannedRow) => now !== undefined && Date.parse(at) < now.getTime() - LASTS_MS;
  const next = memory.plan.filter((row) => !row.proposed && !isPast(row));
  const proposals = memory.plan.filter(({ proposed }) => proposed);
  const past = memory.plan.filter((row) => !row.proposed && isPast(row)).reverse();
  const isOwn = ({ proposedBy }: PlannedRow) =>
    viewer.state === 'member' && proposedBy?.id === viewer.member.id;
  const rowOf = (row: PlannedRow) => (
    <DateRow
      key={row.episode.id}
      row={row}
      isPast={isPast(row)}
      now={now}
      onTogether={onTogether}
      {...((mayPlan || isOwn(row)) && {
        onMove: () => setAsked(row),
        onRemove: () => run(() => removePlan({ variables: { groupId, episodeId: row.episode.id } })),
      })}
      {...(mayPlan &&
        row.proposed && {
          onFix: () =>
            run(() => planEpisode({ variables: { groupId, episodeId: row.episode.id, at: row.at } })),
        })}
    />
  );
  const add = mayPlan ? texts.add : texts.propose;
  return (
    <section
      aria-labelledby="group-memory"
      className="grid gap-6 rounded-3xl border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="group-memory" className="text-xl">
          {texts.heading}
        </h2>
        {memory.plan.length > 0 && (
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAsked('new')}>
            <Icon name="plus" size={16} />
            {add}
          </Button>
        )}
      </div>
      {memory.plan.length === 0 && (
        <EmptyState
          icon="calendar"
          title={texts.none}
          hint={mayPlan ? texts.noneHintOfManagers : texts.noneHint}
          action={
            <Button aria-haspopup="dialog" onClick={() => setAsked('new')}>
              {add}
            </Button>
          }
        />
      )}
      {next.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-sm font-semibold text-muted">{texts.plan}</h3>
          <ul className="grid gap-2">{next.map(rowOf)}</ul>
        </div>
      )}
      {proposals.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-sm font-semibold text-muted">{texts.proposals}</h3>
          <ul className="grid gap-2">{proposals.map(rowOf)}</ul>
        </div>
      )}
      {memory.titles.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-sm font-semibold text-muted">{texts.titles}</h3>
          <ul className="grid gap-4">
            {memory.titles.map((row) => (
              <TitleRow
                key={row.title.id}
                row={row}
                now={now}
                isPlanned={next.some(({ episode }) => episode.id === row.next?.id)}
                onTogether={onTogether}
                {...(mayPlan && { onPlan: setAsked })}
              />
            ))}
          </ul>
        </div>
      )}
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-muted">
            {texts.past}
          </summary>
          <ul className="mt-2 grid gap-2">{past.map(rowOf)}</ul>
        </details>
      )}
      <div className="grid gap-1 border-t border-line pt-4">
        <Switch
          label={texts.remind}
          checked={!memory.planMuted}
          disabled={changing}
          onCheckedChange={(wanted) => run(() => mutePlan({ variables: { groupId, muted: !wanted } }))}
        />
        <p className="mb-2 text-sm text-muted">{texts.remindHint}</p>
        <Switch
          label={texts.share}
          checked={memory.progressShared}
          disabled={changing}
          onCheckedChange={(shared) => run(() => shareProgress({ variables: { groupId, shared } }))}
        />
        <p className="text-sm text-muted">{texts.privacy}</p>
      </div>
      {asked && (
        <PlanDialog
          groupId={groupId}
          isProposal={!mayPlan}
          {...(asked !== 'new' && { planned: asked })}
          onClose={() => setAsked(undefined)}
          onBroken={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

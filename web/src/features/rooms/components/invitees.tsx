import { useQuery } from '@apollo/client/react';
import { Avatar } from '../../../components/ui/avatar.js';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { uiTexts } from '../../../components/ui/texts.js';
import { RoomInviteesDocument } from '../../../generated/room-invitees.js';
import { useViewer } from '../../../lib/viewer.js';
import { roomTexts as texts } from '../texts.js';

interface Props {
  chosen: ReadonlySet<string>;
  /** Members who are not offered, because they are in the room. */
  except?: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A checklist of the members that the viewer follows. */
export function Invitees({ chosen, except, onChange }: Props) {
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : '';
  const { data, error, fetchMore, refetch } = useQuery(RoomInviteesDocument, {
    variables: { memberId },
    skip: memberId === '',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const list = data?.followed;
  const offered = list?.items.filter(({ id }) => !except?.has(id));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{texts.invite}</legend>
      {!list && !error && <Skeleton className="h-24 rounded-xl" />}
      {!list && error && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <span role="alert">{texts.inviteFailed}</span>
          <Button size="sm" variant="outline" onClick={() => void refetch().catch(() => undefined)}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
      {list && list.items.length === 0 && <p className="text-sm text-muted">{texts.inviteNone}</p>}
      {list && list.items.length > 0 && offered?.length === 0 && !list.nextCursor && (
        <p className="text-sm text-muted">{texts.inviteAllIn}</p>
      )}
      {list && offered && (offered.length > 0 || list.nextCursor) && (
        <>
          <p className="text-sm text-muted">{texts.inviteHint}</p>
          <ul className="max-h-56 overflow-y-auto rounded-xl border border-line px-3 py-1" tabIndex={-1}>
            {offered.map(({ id, name, username, avatar }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.has(id)}
                  onCheckedChange={(isChosen) => toggle(id, isChosen)}
                  label={
                    <span className="flex min-w-0 items-center gap-2">
                      <Avatar name={name} src={avatar ?? undefined} size="sm" />
                      <span className="min-w-0">
                        <span className="font-semibold break-words">{name}</span>{' '}
                        <span className="text-sm text-muted">@{username}</span>
                      </span>
                    </span>
                  }
                />
              </li>
            ))}
            {list.nextCursor && (
              <li className="py-2">
                <MoreButton
                  size="sm"
                  onMore={() =>
                    fetchMore({
                      variables: { cursor: list.nextCursor },
                      updateQuery: (before, { fetchMoreResult: next }) => ({
                        followed:
                          before.followed && next.followed
                            ? {
                                ...next.followed,
                                items: [...before.followed.items, ...next.followed.items],
                              }
                            : before.followed,
                      }),
                    })
                  }
                />
              </li>
            )}
          </ul>
        </>
      )}
      {chosen.size > 0 && (
        <p role="status" className="tabular text-sm text-muted">
          {texts.chosen(chosen.size)}
        </p>
      )}
    </fieldset>
  );
}

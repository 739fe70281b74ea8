import { Button } from '../../../components/ui/button.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { roomTexts as texts } from '../texts.js';
import type { RoomPerson } from './members-strip.js';
import { RoomStart } from './room-start.js';

interface Props {
  room: RoomFieldsFragment;
  /** Undefined until they are read. */
  members: readonly RoomPerson[] | undefined;
  /** Undefined for a member who may not start the room. */
  onBegin: (() => void) | undefined;
  begins: boolean;
}

/** A room before its start: who is ready, and for managers the button that starts it. */
export function RoomLobby({ room, members, onBegin, begins }: Props) {
  // Until the members are loaded, the host does not count as missing.
  const isWithoutHost = members?.some(({ role, activity }) => role === 'HOST' && activity === null) ?? false;
  return (
    <section
      aria-label={texts.lobby}
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-4"
    >
      <div>
        <p className="font-semibold">
          {texts.ready(
            members?.filter(({ activity }) => activity === 'READY').length ?? 0,
            room.presentCount,
          )}
        </p>
        <p className="text-sm text-muted">{onBegin ? texts.lobbyHost : texts.lobbyMember}</p>
        {isWithoutHost && (
          <p role="status" className="mt-1 text-sm font-semibold text-saffron-text">
            {texts.waitingForHost}
          </p>
        )}
        <RoomStart room={room} />
      </div>
      {onBegin && (
        <Button onClick={onBegin} loading={begins}>
          {texts.start}
        </Button>
      )}
    </section>
  );
}

import { useQuery } from '@apollo/client/react';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { OwnRoomsDocument } from '../../../generated/own-rooms.js';
import { RoomsDocument } from '../../../generated/rooms.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { roomsPath } from '../paths.js';
import { roomTexts as texts } from '../texts.js';
import { RoomCard } from './room-card.js';

/** Interval at which the open list of public rooms is read again. */
const AGAIN_MS = 15_000;
const options = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;

const useOwnRooms = (isMember: boolean) => useQuery(OwnRoomsDocument, { ...options, skip: !isMember });

/** /odalar: public rooms, and the viewer's own with invitations. */
export function RoomsPage() {
  const viewer = useViewer();
  const own = useOwnRooms(viewer.state === 'member');
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 pb-16 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={roomsPath} />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      <OwnRooms own={own} />
      <PublicRooms listed={own.data?.ownRooms.items ?? []} />
    </div>
  );
}

function OwnRooms({ own: { data, fetchMore } }: { own: ReturnType<typeof useOwnRooms> }) {
  const list = data?.ownRooms;
  if (!list || list.items.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="odalarim">
      <h2 id="odalarim" className="text-xl">
        {texts.own}
      </h2>
      <RoomList rooms={list.items} />
      {list.nextCursor && (
        <MoreButton
          onMore={() =>
            fetchMore({
              variables: { cursor: list.nextCursor },
              updateQuery: (before, { fetchMoreResult: next }) => ({
                ownRooms: { ...next.ownRooms, items: [...before.ownRooms.items, ...next.ownRooms.items] },
              }),
            })
          }
        />
      )}
    </section>
  );
}

function RoomList({ rooms }: { rooms: readonly RoomFieldsFragment[] }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {rooms.map((room) => (
        <RoomCard key={room.code} room={room} />
      ))}
    </ul>
  );
}

/** @param listed the rooms above, which are left out here */
function PublicRooms({ listed }: { listed: readonly RoomFieldsFragment[] }) {
  const { data, error, refetch } = useQuery(RoomsDocument, {
    ...options,
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const isScheduled = ({ phase, startsAt }: RoomFieldsFragment) => phase === 'LOBBY' && startsAt !== null;
  const isNew = ({ code }: RoomFieldsFragment) => !listed.some((own) => own.code === code);
  const open = data?.rooms.filter((room) => !isScheduled(room)) ?? [];
  const newOpen = open.filter(isNew);
  const soon = data?.rooms.filter((room) => isScheduled(room) && isNew(room)) ?? [];
  return (
    <>
      {(open.length === 0 || newOpen.length > 0) && (
        <section className="grid gap-4" aria-labelledby="acik-odalar">
          <h2 id="acik-odalar" className="text-xl">
            {texts.open}
          </h2>
          {!data && !error && <Skeleton className="h-32 rounded-2xl" />}
          {!data && error && (
            <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />
          )}
          {data && open.length === 0 && <EmptyState icon="screen" title={texts.none} hint={texts.noneHint} />}
          <RoomList rooms={newOpen} />
        </section>
      )}
      {soon.length > 0 && (
        <section className="grid gap-4" aria-labelledby="yakinda">
          <h2 id="yakinda" className="text-xl">
            {texts.soon}
          </h2>
          <RoomList rooms={soon} />
        </section>
      )}
    </>
  );
}

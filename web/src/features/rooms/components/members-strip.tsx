import { Avatar } from '../../../components/ui/avatar.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Menu, type MenuEntry } from '../../../components/ui/menu.js';
import { classes } from '../../../components/ui/classes.js';
import type { RoomFieldsFragment, RoomMembersQuery } from '../../../generated/types.js';
import { roomTexts as texts } from '../texts.js';

export type RoomPerson = RoomMembersQuery['roomMembers'][number];

/** The actions of a host or moderator on a member. */
export interface MemberActions {
  handOver: (memberId: string) => void;
  setRole: (memberId: string, role: 'MODERATOR' | 'MEMBER') => void;
  remove: (memberId: string, ban: boolean) => void;
}

const dots = {
  WAITING: 'bg-muted',
  READY: 'bg-accent',
  PLAYING: 'bg-accent',
  CATCHING_UP: 'bg-saffron',
  ADVERT: 'bg-saffron',
  PAUSED: 'bg-muted',
} as const;

const hasOffset = ({ activity }: RoomPerson): boolean => activity !== null && activity !== 'ADVERT';

const stateOf = ({ activity }: RoomPerson): string => (activity ? texts.activities[activity] : texts.away);

/** The members below the picture: each with its state, and during playback with its difference to the room's position. */
export function MembersStrip({ members, isPlaying }: { members: readonly RoomPerson[]; isPlaying: boolean }) {
  return (
    <ul
      aria-label={texts.membersOf}
      className="flex gap-4 overflow-x-auto py-1 [scrollbar-width:thin]"
      tabIndex={0}
    >
      {members.map((person) => {
        const name = person.member?.name ?? texts.gone;
        return (
          <li key={person.memberId} className="grid w-18 shrink-0 justify-items-center gap-0.5 text-center">
            <span className={classes('relative', !person.activity && 'opacity-55')}>
              <Avatar name={name} src={person.member?.avatar ?? undefined} />
              <span
                className={classes(
                  'absolute right-0 bottom-0 size-3 rounded-full border-2 border-ink',
                  person.activity ? dots[person.activity] : 'bg-line',
                )}
              />
            </span>
            <span className="w-full truncate text-sm">{name}</span>
            <span className="text-xs text-muted">{stateOf(person)}</span>
            {isPlaying && hasOffset(person) && (
              <span className="tabular text-xs text-muted">{texts.offset(person.offsetMs)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ListProps {
  room: RoomFieldsFragment;
  viewerId: string;
  members: readonly RoomPerson[];
  actions: MemberActions;
}

/** The members as a list with their states and differences, and with the actions of host and moderators. */
export function MembersList({ room, viewerId, members, actions }: ListProps) {
  return (
    <ul className="grid gap-1">
      {members.map((person) => {
        const { memberId, member, role } = person;
        const name = member?.name ?? texts.gone;
        const items = memberId === viewerId ? [] : entriesFor(room, person, actions);
        return (
          <li key={memberId} className="flex min-h-12 items-center gap-3 rounded-xl px-2">
            <Avatar name={name} src={member?.avatar ?? undefined} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-xs text-muted">
                {role === 'MEMBER' ? stateOf(person) : `${texts.roles[role]} · ${stateOf(person)}`}
                {room.phase === 'PLAYING' && hasOffset(person) && (
                  <span className="tabular"> · {texts.offset(person.offsetMs)}</span>
                )}
              </span>
            </span>
            {items.length > 0 && (
              <Menu trigger={<IconButton icon="more" label={texts.manage(name)} />} items={items} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const entriesFor = (
  { viewerRole }: RoomFieldsFragment,
  { memberId, member, role }: RoomPerson,
  { handOver, setRole, remove }: MemberActions,
): MenuEntry[] => {
  const isHost = viewerRole === 'HOST';
  const mayRemove = role !== 'HOST' && (isHost || (viewerRole === 'MODERATOR' && role === 'MEMBER'));
  return [
    ...(member ? [{ label: texts.profile, icon: 'user' as const, to: member.path }] : []),
    ...(isHost ? [{ label: texts.handOver, icon: 'star' as const, onSelect: () => handOver(memberId) }] : []),
    ...(isHost && role === 'MEMBER'
      ? [
          {
            label: texts.makeModerator,
            icon: 'check' as const,
            onSelect: () => setRole(memberId, 'MODERATOR'),
          },
        ]
      : []),
    ...(isHost && role === 'MODERATOR'
      ? [{ label: texts.makeMember, icon: 'close' as const, onSelect: () => setRole(memberId, 'MEMBER') }]
      : []),
    ...(mayRemove
      ? [
          { label: texts.kick, icon: 'logout' as const, onSelect: () => remove(memberId, false) },
          { label: texts.ban, icon: 'lock' as const, danger: true, onSelect: () => remove(memberId, true) },
        ]
      : []),
  ];
};

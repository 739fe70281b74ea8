import { ActionPopover } from '../../components/ui/action-popover.js';
import { IconButton } from '../../components/ui/icon-button.js';
import type { MenuEntry } from '../../components/ui/menu.js';
import { restraintTexts } from './texts.js';
import { useRestrain } from './use-restrain.js';

const WEEK_MS = 7 * 24 * 3_600_000;

interface Props {
  member: { id: string; name: string };
  /** The viewer's block and mute of the member; null for visitors. */
  restraint: { blocked: boolean; muted: boolean } | null | undefined;
  /** Further entries, at the end. */
  more: readonly MenuEntry[];
  className?: string;
}

/** The menu of actions on a member. */
export function MemberMenu({ member, restraint, more, className }: Props) {
  const entries = useRestraintEntries(member, restraint);
  return (
    <ActionPopover
      label={restraintTexts.menu(member.name)}
      trigger={
        <IconButton icon="more" label={restraintTexts.menu(member.name)} {...(className && { className })} />
      }
      items={[...entries, ...more]}
    />
  );
}

/** The menu entries that block or mute a member, or undo that. */
export function useRestraintEntries(
  member: Props['member'],
  restraint: Props['restraint'],
): readonly MenuEntry[] {
  const { block, unblock, mute, unmute } = useRestrain();
  return [
    ...(restraint?.muted
      ? [{ label: restraintTexts.unmute, icon: 'eye' as const, onSelect: () => unmute(member) }]
      : [
          { label: restraintTexts.mute, icon: 'eyeOff' as const, onSelect: () => mute(member) },
          {
            label: restraintTexts.muteWeek,
            icon: 'clock' as const,
            onSelect: () => mute(member, new Date(Date.now() + WEEK_MS)),
          },
        ]),
    restraint?.blocked
      ? { label: restraintTexts.unblock, icon: 'check' as const, onSelect: () => unblock(member) }
      : { label: restraintTexts.block, icon: 'lock' as const, danger: true, onSelect: () => block(member) },
  ];
}

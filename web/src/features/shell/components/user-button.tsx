import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/ui/avatar.js';
import type { Member } from '../../../lib/viewer.js';
import { Count } from '../../../components/ui/count.js';
import { shellTexts } from '../texts.js';

interface Props extends ComponentProps<'button'> {
  member: Member;
  /** Conversations with unread messages. */
  unread: number;
}

export function UserButton({ member, unread, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={shellTexts.userMenu(member.name, unread)}
      aria-haspopup="menu"
      {...rest}
      className="relative grid size-11 place-items-center rounded-full"
    >
      <Avatar name={member.name} src={member.avatar} />
      <Count of={unread} />
    </button>
  );
}

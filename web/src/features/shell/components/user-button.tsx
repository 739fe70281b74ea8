import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/ui/avatar.js';
import type { Member } from '../../../lib/viewer.js';
import { shellTexts } from '../texts.js';

interface Props extends ComponentProps<'button'> {
  member: Member;
}

export function UserButton({ member, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={shellTexts.userMenu(member.name)}
      aria-haspopup="menu"
      {...rest}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar name={member.name} src={member.avatar} />
    </button>
  );
}

import { Button } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import type { RelationshipFieldsFragment } from '../../generated/types.js';
import { useViewer } from '../../lib/viewer.js';
import { followTexts } from './texts.js';
import { useFollow } from './use-follow.js';

interface Props {
  member: { id: string; name: string };
  /** Null until it is loaded. */
  relationship: RelationshipFieldsFragment | null | undefined;
  size?: 'sm';
  /** True in a list of suggestions, where no press is the main action of the page. */
  quiet?: boolean;
}

const texts = {
  NONE: followTexts.follow,
  REQUESTED: followTexts.requested,
  FOLLOWING: followTexts.following,
} as const;

/** Follows or unfollows a member; renders nothing on the own profile. */
export function FollowButton({ member, relationship, size, quiet = false }: Props) {
  const viewer = useViewer();
  const { toggle, changing } = useFollow();
  if (viewer.state === 'member' && viewer.member.id === member.id) return null;
  const state = relationship?.state ?? 'NONE';
  const text = texts[state];
  return (
    <Button
      variant={state === 'NONE' && !quiet ? 'primary' : 'outline'}
      {...(size && { size })}
      loading={changing}
      aria-pressed={state !== 'NONE'}
      aria-label={followTexts.labelOf(text, member.name)}
      onClick={() => toggle(member.id, state)}
    >
      <Icon name={state === 'NONE' ? 'plus' : state === 'REQUESTED' ? 'clock' : 'check'} size={18} />
      {text}
    </Button>
  );
}

import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { classes } from '../../../components/ui/classes.js';
import type { ReactionKind } from '../../../generated/types.js';
import { commentTexts } from '../texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  own: ReactionKind | null | undefined;
}

/** Opens the six reactions; lit while another than a like stands. */
export function ReactionButton({ own, ...rest }: Props) {
  const stands = own && own !== 'LIKE' ? own : undefined;
  return (
    <IconButton
      {...rest}
      icon="smile"
      aria-haspopup="dialog"
      label={stands ? commentTexts.ownReaction(commentTexts.reactions[stands]) : commentTexts.react}
      className={classes('size-9', stands ? 'text-saffron-text' : 'text-muted')}
    />
  );
}

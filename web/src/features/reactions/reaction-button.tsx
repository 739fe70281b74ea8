import type { ComponentProps } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import { classes } from '../../components/ui/classes.js';
import type { ReactionKind } from '../../generated/types.js';
import { reactionTexts } from './texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  own: ReactionKind | null | undefined;
}

/** Opens the six reactions; highlighted if the viewer's reaction is not a like. */
export function ReactionButton({ own, ...rest }: Props) {
  const stands = own && own !== 'LIKE' ? own : undefined;
  return (
    <IconButton
      {...rest}
      icon="smile"
      aria-haspopup="dialog"
      label={stands ? reactionTexts.ownReaction(reactionTexts.reactions[stands]) : reactionTexts.react}
      className={classes('size-9', stands ? 'text-saffron-text' : 'text-muted')}
    />
  );
}

import type { ComponentProps } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { titleTexts } from '../title-texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** The member's score; null for none. */
  own: number | null;
}

/** Says the member's score, and opens the panel that sets it. */
export function ScoreButton({ own, ...rest }: Props) {
  return (
    <Button
      variant={own === null ? 'quiet' : 'outline'}
      {...rest}
      aria-haspopup="dialog"
      className="min-w-29"
    >
      <Icon name="star" size={18} solid={own !== null} />
      {own === null ? titleTexts.rate : titleTexts.ownScore(own)}
    </Button>
  );
}

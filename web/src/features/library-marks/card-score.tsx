import type { ComponentProps } from 'react';
import { classes } from '../../components/ui/classes.js';
import { Icon } from '../../components/ui/icon.js';
import { roundAction } from '../../components/ui/quick-actions.js';
import { lazyOpen } from '../../components/lazy-open.js';
import type { ScorePanelProps } from './score-panel.js';
import { scoreTexts } from './score-texts.js';
import { useTitleMarks } from './use-library.js';

const ScorePanel = lazyOpen<ScorePanelProps>(() => import('./score-panel.js'));

export interface CardScoreProps {
  titleId: string;
}

/** The member's score on a title's card: a star, or the score once there is one. It opens the panel that sets it. */
export default function CardScore({ titleId }: CardScoreProps) {
  const { marks, score } = useTitleMarks(titleId);
  const own = marks?.score ?? null;
  return (
    <ScorePanel
      own={own}
      onScore={score}
      trigger={<Star own={own} />}
      button={(handlers) => <Star own={own} {...handlers} />}
    />
  );
}

function Star({ own, ...rest }: { own: number | null } & Omit<ComponentProps<'button'>, 'children'>) {
  const label = own === null ? scoreTexts.rate : scoreTexts.own(own);
  return (
    <button
      type="button"
      {...rest}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className={classes(
        roundAction,
        own === null
          ? 'bg-black/70 text-white hover:bg-black'
          : 'tabular bg-[#f4b740] font-extrabold text-[#241800]',
      )}
    >
      {own ?? <Icon name="star" size={18} />}
    </button>
  );
}

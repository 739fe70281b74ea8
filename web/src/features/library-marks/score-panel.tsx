import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement } from 'react';
import { Button } from '../../components/ui/button.js';
import { classes } from '../../components/ui/classes.js';
import { Popover } from '../../components/ui/popover.js';
import { scoreTexts } from './score-texts.js';

export interface ScorePanelProps {
  /** The member's score; null for none. */
  own: number | null;
  /** 1 to 10; null takes the score back. */
  onScore: (score: number | null) => void;
  /** The button element that opens the panel. */
  trigger: ReactElement;
}

const scores = Array.from({ length: 10 }, (_, place) => place + 1);

/** Ten buttons for a score, and one that takes it back. */
export default function ScorePanel({ own, onScore, trigger }: ScorePanelProps) {
  return (
    <Popover title={scoreTexts.yourScore} trigger={trigger} defaultOpen>
      <div role="group" aria-label={scoreTexts.yourScore} className="grid grid-cols-5 gap-2">
        {scores.map((score) => (
          <Base.Close
            key={score}
            aria-label={scoreTexts.give(score)}
            aria-pressed={own === score}
            onClick={() => onScore(score)}
            className={classes(
              'tabular h-11 rounded-xl text-lg font-bold',
              own === score ? 'bg-saffron-fill text-on-saffron' : 'bg-surface hover:bg-line',
            )}
          >
            {score}
          </Base.Close>
        ))}
      </div>
      {own !== null && (
        <Base.Close render={<Button variant="quiet" className="mt-3 w-full" />} onClick={() => onScore(null)}>
          {scoreTexts.takeBack}
        </Base.Close>
      )}
    </Popover>
  );
}

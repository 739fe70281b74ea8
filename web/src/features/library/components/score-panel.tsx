import { Popover as Base } from '@base-ui/react/popover';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Popover } from '../../../components/ui/popover.js';
import { titleTexts } from '../title-texts.js';
import { ScoreButton } from './score-button.js';

export interface ScorePanelProps {
  /** The member's score; null for none. */
  own: number | null;
  /** 1 to 10; null takes the score back. */
  onScore: (score: number | null) => void;
}

const scores = Array.from({ length: 10 }, (_, place) => place + 1);

/** Ten buttons for a score, and one that takes it back. */
export default function ScorePanel({ own, onScore }: ScorePanelProps) {
  return (
    <Popover title={titleTexts.yourScore} trigger={<ScoreButton own={own} />} defaultOpen>
      <div role="group" aria-label={titleTexts.yourScore} className="grid grid-cols-5 gap-2">
        {scores.map((score) => (
          <Base.Close
            key={score}
            aria-label={titleTexts.give(score)}
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
          {titleTexts.takeBack}
        </Base.Close>
      )}
    </Popover>
  );
}

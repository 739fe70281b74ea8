import { classes } from '../../../components/ui/classes.js';
import { playerTexts } from '../texts.js';
import type { PlayerSourceGroup } from '../types.js';

interface Props {
  groups: readonly PlayerSourceGroup[];
  member: boolean;
  /** Hash of the source that plays. */
  current: string | undefined;
  onChoose: (hash: string, groupId: string) => void;
}

/** An episode's sources by translator group; the one that plays is marked. */
export function SourcePicker({ groups, member, current, onChoose }: Props) {
  if (groups.length === 0) return null;
  return (
    <div role="group" aria-label={playerTexts.sources} className="flex flex-wrap gap-x-6 gap-y-3">
      {groups.map((group) => (
        <div key={group.hash} className="grid gap-1.5">
          <p className="text-sm text-muted">
            {group.name}
            <span className="ml-2 text-xs">
              {group.translation === 'DUBBED' ? playerTexts.dubbed : playerTexts.subtitled}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            {group.sources.map((source) => (
              <button
                key={source.hash}
                type="button"
                aria-pressed={source.hash === current}
                disabled={source.locked && !member}
                title={source.locked && !member ? playerTexts.locked : source.tiers.join(' · ')}
                onClick={() => onChoose(source.hash, group.groupId)}
                className={classes(
                  'min-h-10 rounded-full border px-4 text-sm transition-colors disabled:opacity-60',
                  source.hash === current
                    ? 'border-accent bg-accent/15 font-semibold text-accent-text'
                    : 'border-line bg-surface hover:bg-raised',
                )}
              >
                {source.name}
                {source.locked && !member && <span className="ml-2 text-xs">{playerTexts.locked}</span>}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

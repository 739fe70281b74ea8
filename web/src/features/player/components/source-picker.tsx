import { useId, type Ref } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { reportTexts } from '../../report/texts.js';
import { useLogin } from '../../../lib/login.js';
import { leaveFullscreen } from '../leave-fullscreen.js';
import { playerTexts } from '../texts.js';
import type { PlayerSource, PlayerSourceGroup } from '../types.js';

interface Props {
  groups: readonly PlayerSourceGroup[];
  member: boolean;
  /** Hash of the playing source. */
  current: string | undefined;
  /** Absent until the player is loaded. */
  onChoose?: (hash: string, groupId: string) => void;
  /** Reports the playing source. */
  onReport?: (hash: string) => void;
  ref?: Ref<HTMLElement>;
}

/** An episode's sources by translator group; the playing one is marked. */
export function SourcePicker({ groups, member, current, onChoose, onReport, ref }: Props) {
  if (groups.length === 0) return null;
  return (
    <section ref={ref} aria-label={playerTexts.sources} className="page flex flex-wrap gap-x-8 gap-y-4 pt-5">
      <SourceGroups groups={groups} member={member} current={current} onChoose={onChoose} />
      {current && onReport && (
        <button
          type="button"
          onClick={() => onReport(current)}
          className="inline-flex min-h-10 items-center gap-2 self-end rounded-full px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-text sm:ml-auto"
        >
          <Icon name="warning" size={16} />
          {reportTexts.titles.SOURCE}
        </button>
      )}
    </section>
  );
}

interface GroupsProps {
  groups: readonly PlayerSourceGroup[];
  member: boolean;
  current: string | undefined;
  onChoose: ((hash: string, groupId: string) => void) | undefined;
}

/** The sources, both below the picture and in the panel over it. */
export function SourceGroups({ groups, member, current, onChoose }: GroupsProps) {
  return groups.map((group) => (
    <Group key={group.hash} group={group}>
      {group.sources.map((source) => (
        <Source
          key={source.hash}
          source={source}
          locked={source.locked && !member}
          pressed={source.hash === current}
          onPress={() => onChoose?.(source.hash, group.groupId)}
        />
      ))}
    </Group>
  ));
}

function Group({ group, children }: { group: PlayerSourceGroup; children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-2">
      <p id={id} className="flex items-center gap-2 text-sm font-semibold">
        {group.name}
        <Badge>{group.translation === 'DUBBED' ? playerTexts.dubbed : playerTexts.subtitled}</Badge>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface SourceProps {
  source: PlayerSource;
  locked: boolean;
  pressed: boolean;
  onPress: () => void;
}

function Source({ source, locked, pressed, onPress }: SourceProps) {
  const { asMember } = useLogin();
  const { show } = useToast();
  const press = () => {
    if (!source.hash) show({ text: playerTexts.noHash, tone: 'error' });
    else if (locked) {
      leaveFullscreen();
      asMember(onPress, playerTexts.lockedReason);
    } else onPress();
  };
  const button = (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={press}
      className={classes(
        'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm transition-colors',
        pressed
          ? 'border-accent bg-accent/15 font-semibold text-accent-text'
          : 'border-control bg-surface hover:bg-raised',
      )}
    >
      {locked && <Icon name="lock" size={16} />}
      {source.name}
      {source.tiers.length > 0 && (
        <span className="tabular text-xs text-muted">{source.tiers.join(' · ')}</span>
      )}
      {locked && <span className="sr-only">{playerTexts.locked}</span>}
      {source.health === 'POOR' && (
        <span className="inline-flex items-center gap-1 text-xs text-saffron-text">
          <Icon name="warning" size={14} />
          {playerTexts.poor}
        </span>
      )}
    </button>
  );
  if (!source.download) return button;
  return (
    <span className="inline-flex items-center gap-1">
      {button}
      <a
        href={source.download}
        download
        aria-label={playerTexts.downloadOf(source.name)}
        title={playerTexts.download}
        className="grid size-10 place-items-center rounded-full hover:bg-raised"
      >
        <Icon name="download" size={18} />
      </a>
    </span>
  );
}

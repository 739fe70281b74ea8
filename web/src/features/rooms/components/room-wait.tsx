import { Button } from '../../../components/ui/button.js';
import { roomTexts as texts } from '../texts.js';
import type { RoomPerson } from './members-strip.js';

/** Names in the line about members without data. */
const MOST_NAMED = 3;

interface Props {
  isWaiting: boolean;
  /** The other members whose players lack data. */
  lagging: readonly RoomPerson[];
  /** Undefined for a member who may not end the wait. */
  onPlayOn: (() => void) | undefined;
  onWait: () => void;
}

/** The line of a room that waits for members without data, or that its host may let wait. */
export function RoomWait({ isWaiting, lagging, onPlayOn, onWait }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-surface p-4">
      <p role="status" className="text-sm font-semibold">
        {isWaiting ? texts.waits : texts.lagging(namesOf(lagging))}
      </p>
      {isWaiting && onPlayOn && (
        <Button size="sm" variant="outline" onClick={onPlayOn}>
          {texts.playOn}
        </Button>
      )}
      {!isWaiting && (
        <Button size="sm" variant="outline" onClick={onWait}>
          {texts.wait}
        </Button>
      )}
    </div>
  );
}

const namesOf = (people: readonly RoomPerson[]): string => {
  const names = people.slice(0, MOST_NAMED).map(({ member }) => member?.name ?? texts.gone);
  return names.join(', ') + (people.length > MOST_NAMED ? '…' : '');
};

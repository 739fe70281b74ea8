import { useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Poster } from '../../../components/ui/poster.js';
import { TextField } from '../../../components/ui/text-field.js';
import { posterPicture } from '../../../lib/pictures.js';
import { cutGraphemes } from '../../../lib/turkish.js';
import type { Direction } from '../hooks/use-order.js';
import { limits } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';
import type { ChosenTitle } from './title-finder.js';

export interface EditedEntry extends ChosenTitle {
  readonly note: string;
}

interface Props {
  entry: EditedEntry;
  place: number;
  last: boolean;
  onMove: (id: string, to: number, by?: Direction) => void;
  onNote: (note: string) => void;
  onRemove: () => void;
}

const TYPE = 'application/x-seyir-entry';

/** An entry that can be dragged, moved by its buttons, annotated and removed. */
export function EntryRow({
  entry: { id, name, poster, note },
  place,
  last,
  onMove,
  onNote,
  onRemove,
}: Props) {
  const [over, setOver] = useState(false);
  return (
    <li
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onMove(event.dataTransfer.getData(TYPE), place);
      }}
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border bg-raised p-2',
        over ? 'border-accent' : 'border-line',
      )}
    >
      <span
        draggable
        title={texts.drag(name)}
        onDragStart={(event) => {
          event.dataTransfer.setData(TYPE, id);
          event.dataTransfer.effectAllowed = 'move';
        }}
        className="hidden cursor-grab text-muted pointer-fine:block"
      >
        <Icon name="grip" size={22} />
      </span>
      <span aria-hidden="true" className="tabular w-6 text-center font-bold text-muted">
        {place + 1}
      </span>
      <div className="w-9 shrink-0 overflow-hidden rounded-md">
        <Poster title={name} picture={posterPicture(poster)} sizes="36px" />
      </div>
      <span className="min-w-24 flex-1 font-semibold break-words">{name}</span>
      <div className="order-last w-full lg:order-none lg:w-72">
        <TextField
          label={texts.note(name)}
          hideLabel
          placeholder={texts.notePlaceholder}
          value={note}
          onChange={({ target }) => onNote(cutGraphemes(target.value, limits.note))}
        />
      </div>
      <span className="ml-auto flex">
        <IconButton
          icon="up"
          label={texts.up(name)}
          data-move={`up ${id}`}
          aria-disabled={place === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(id, place - 1, 'up')}
        />
        <IconButton
          icon="down"
          label={texts.down(name)}
          data-move={`down ${id}`}
          aria-disabled={last}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(id, place + 1, 'down')}
        />
        <IconButton icon="close" label={texts.takeOff(name)} onClick={onRemove} />
      </span>
    </li>
  );
}

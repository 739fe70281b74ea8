import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, useRef, useState } from 'react';
import { emojiGroups } from './emoji.js';
import { memberTextTexts } from './texts.js';
import { EmojiButton } from './emoji-button.js';

const COLUMNS = 8;
const all = emojiGroups.flatMap(({ emoji }) => emoji);
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  Home: -all.length,
  End: all.length,
};

/**
 * A grid of emoji with one tab stop; arrow keys move inside it. It stays open, so that several emoji can be added.
 */
export default function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), all.length - 1);
    setActive(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  let place = 0;
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<EmojiButton />} />
      <Popover.Portal>
        <Popover.Positioner
          positionMethod="fixed"
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className="z-50"
        >
          <Popover.Popup
            aria-label={memberTextTexts.emoji}
            className="pop w-[min(22rem,calc(100vw-1.5rem))] rounded-2xl border border-line bg-raised p-2 shadow-lift outline-none"
          >
            <div ref={grid} onKeyDown={onKeyDown} className="max-h-64 overflow-y-auto">
              {emojiGroups.map(({ name, emoji }) => (
                <div key={name} role="group" aria-label={name}>
                  <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">
                    {name}
                  </p>
                  <div className="grid grid-cols-8">
                    {emoji.map((sign) => {
                      const own = place++;
                      return (
                        <button
                          key={sign}
                          type="button"
                          tabIndex={own === active ? 0 : -1}
                          onFocus={() => setActive(own)}
                          onClick={() => onPick(sign)}
                          className="grid aspect-square place-items-center rounded-lg text-xl hover:bg-line"
                        >
                          {sign}
                        </button>
                      );
                    })}
                  </div>
                </div>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { useEffect, type RefObject } from 'react';
import { commandOf, isForPlayer, type PlayerCommand } from '../keyboard.js';
import { useLatest } from './use-latest.js';

/** Listens for the player's keys while `on`: within its stage and where nothing has the focus, never while writing. */
export function useKeyboard(
  stage: RefObject<HTMLElement | null>,
  on: boolean,
  run: (command: PlayerCommand) => void,
): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const command = commandOf(event);
      if (!command || !isForPlayer(event.target, event.key, stage.current)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(command);
    };
    // Before the player library's own bars move by the same arrows.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [stage, on, latest]);
}

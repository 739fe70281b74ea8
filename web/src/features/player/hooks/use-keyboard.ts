import { useEffect, type RefObject } from 'react';
import { commandOf, isForPlayer, type PlayerCommand } from '../keyboard.js';
import { useLatest } from './use-latest.js';

/** Handles the player's keys while `on`: inside its stage or without a focused element, never while typing. */
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
    // Listens in the capture phase, before the player library's own bars handle the same arrow keys.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [stage, on, latest]);
}

import { useEffect, useState } from 'react';
import type { Chapter } from '../chapters.js';
import type { ShakaHandle } from './use-shaka.js';

const none: readonly Chapter[] = [];
const changes = ['loaded', 'trackschanged'];

/** The chapters of the loaded source, in Turkish if it has them; empty for a source without chapters. */
export function useChapters(shaka: ShakaHandle | undefined): readonly Chapter[] {
  const [chapters, setChapters] = useState(none);
  useEffect(() => {
    if (!shaka) return undefined;
    const { player } = shaka;
    let asked = 0;
    const show = (found: readonly Chapter[]) =>
      setChapters((known) => (known.length === 0 && found.length === 0 ? known : found));
    const look = () => {
      const mine = ++asked;
      const languages = player.getChaptersTracks().map(({ language }) => language);
      const language = languages.find((each) => each === 'tr') ?? languages[0];
      if (language === undefined) return show(none);
      player.getChaptersAsync(language).then(
        (found) => {
          if (mine !== asked) return;
          show(
            found.map(({ title, startTime, endTime }) => ({ name: title, start: startTime, end: endTime })),
          );
        },
        // The episode plays without them.
        () => mine === asked && show(none),
      );
    };
    const forget = () => {
      asked += 1;
      show(none);
    };
    look();
    for (const change of changes) player.addEventListener(change, look);
    player.addEventListener('unloading', forget);
    return () => {
      asked += 1;
      for (const change of changes) player.removeEventListener(change, look);
      player.removeEventListener('unloading', forget);
    };
  }, [shaka]);
  return chapters;
}

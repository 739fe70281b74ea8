import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation, page } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

interface Watch {
  watchPage: { sources: { groups: { sources: { hash: string; locked: boolean }[] }[] } } | null;
}

/** A member opens an episode, requests its stream and reports the position, like the player. */
export const watch = ({ episodes, sessions }: Stock): void => {
  const [episode, session] = [pick(episodes), pick(sessions)];
  page(episode.path, 'episode');
  operation('ResumePosition', { episodeIds: [episode.id], titleIds: [episode.title.id] }, session);
  const { kind, path } = episode.title;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const found = operation<Watch>(
    'WatchPage',
    { kind, slug, season: episode.season, number: episode.number },
    session,
  );
  const source = found?.watchPage?.sources.groups
    .flatMap((group) => group.sources)
    .find(({ locked }) => !locked);
  if (source) operation('Stream', { sourceHash: source.hash, episodeId: episode.id }, session);
  for (let received = 1; received <= 2; received += 1) {
    sleep(settings.think);
    const positionSeconds = 60 + Math.floor(Math.random() * 120);
    operation(
      'SavePosition',
      { input: { episodeId: episode.id, positionSeconds, durationSeconds: 300 } },
      session,
    );
  }
};

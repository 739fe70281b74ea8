import { useNow } from '../components/ui/use-now.js';
import { useResume } from '../features/catalogue/hooks/use-resume.js';
import { WatchTogetherButton } from '../features/rooms/components/watch-together-button.js';
import { useWatchTogether } from '../features/rooms/hooks/use-watch-together.js';
import type { TitleDetailsFragment } from '../generated/types.js';

/** Opens a room with the episode where the member stopped, otherwise with the first one. Nothing before the title's release. */
export function TitleTogether({ title }: { title: TitleDetailsFragment }) {
  const { ask, dialog } = useWatchTogether();
  const unfinished = useResume(title.id, true);
  const now = useNow(60_000);
  const [first] = title.first?.items ?? [];
  if (!first?.releasedAt || (now && Date.parse(first.releasedAt) > now.getTime())) return null;
  return (
    <>
      <WatchTogetherButton
        onPress={() => ask({ episodeId: unfinished?.episode?.id ?? first.id, name: title.name })}
      />
      {dialog}
    </>
  );
}

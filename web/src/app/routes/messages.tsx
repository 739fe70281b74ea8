import { useParams } from 'react-router';
import { IconButton } from '../../components/ui/icon-button.js';
import { EpisodeChoice } from '../../features/groups/components/memory/episode-choice.js';
import { MessagesPage } from '../../features/messages/components/messages-page.js';
import { useWatchTogether } from '../../features/rooms/hooks/use-watch-together.js';
import { watchTogetherTexts as texts } from '../../features/rooms/watch-together-texts.js';
import { NotFound } from '../not-found.js';

export default function MessagesRoute() {
  const [username, ...rest] = (useParams()['*'] ?? '').split('/');
  const { ask, dialog } = useWatchTogether((onChange) => <EpisodeChoice onChange={onChange} />);
  if (rest.some((part) => part !== '')) return <NotFound />;
  return (
    <>
      <MessagesPage
        username={username || undefined}
        together={(name, send) => (
          <IconButton
            icon="screen"
            label={texts.button}
            aria-haspopup="dialog"
            onClick={() =>
              ask({
                name: texts.withMember(name),
                // The message with the address is the invitation: the other member need not be followed.
                onCreated: (path) => send(texts.inviting(new URL(path, location.origin).href)),
              })
            }
          />
        )}
      />
      {dialog}
    </>
  );
}

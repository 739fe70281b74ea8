import { useParams } from 'react-router';
import { EpisodeChoice } from '../../features/groups/components/memory/episode-choice.js';
import { RoomPage } from '../../features/rooms/components/room-page.js';
import { RoomPlayer } from '../room-player.js';

export default function RoomRoute() {
  const { code = '' } = useParams();
  return (
    <RoomPage
      key={code}
      code={code}
      player={(props) => <RoomPlayer {...props} />}
      episodeChoice={(onChange) => <EpisodeChoice onChange={onChange} />}
    />
  );
}

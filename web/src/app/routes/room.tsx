import { useParams } from 'react-router';
import { EpisodeChoice } from '../../features/groups/components/memory/episode-choice.js';
import { RoomPage } from '../../features/rooms/components/room-page.js';
import { RoomPlayer, usePrepareRoom } from '../room-player.js';

export default function RoomRoute() {
  const { code = '' } = useParams();
  const prepare = usePrepareRoom();
  return (
    <RoomPage
      key={code}
      code={code}
      prepare={prepare}
      player={(props) => <RoomPlayer {...props} />}
      episodeChoice={(onChange) => <EpisodeChoice onChange={onChange} />}
    />
  );
}

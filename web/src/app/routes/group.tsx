import { useParams } from 'react-router';
import { GroupPosts } from '../../features/flow/components/group-posts.js';
import { GroupPage } from '../../features/groups/components/group-page.js';
import { useWatchTogether } from '../../features/rooms/hooks/use-watch-together.js';
import { NotFound } from '../not-found.js';

export default function GroupRoute() {
  const { slug = '', page = '1' } = useParams();
  const together = useWatchTogether();
  if (!/^[1-9]\d{0,3}$/.test(page)) return <NotFound />;
  return (
    <>
      <GroupPage
        key={`${slug} ${page}`}
        slug={slug}
        absent={<NotFound />}
        posts={({ id, mayPost, hidden }) => (
          <GroupPosts groupId={id} page={Number(page)} mayPost={mayPost} hidden={hidden} />
        )}
        onTogether={together.ask}
      />
      {together.dialog}
    </>
  );
}

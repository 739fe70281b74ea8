import { useParams } from 'react-router';
import { PostPage } from '../../features/flow/components/post-page.js';
import { CommentThread } from '../comment-thread.js';
import { NotFound } from '../not-found.js';

export default function PostRoute() {
  const { id = '' } = useParams();
  return (
    <PostPage
      key={id}
      id={id}
      absent={<NotFound />}
      comments={(post) => <CommentThread kind="POST" id={post.id} />}
    />
  );
}

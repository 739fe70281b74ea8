import { type ReactNode, useCallback, useRef } from 'react';
import { Composer } from './composer/composer.js';
import { type AddPost, GroupFeed } from './feed.js';

interface Props {
  groupId: string;
  /** The page that the posts begin with, from 1. */
  page?: number;
  /** Members of the group write in it. */
  mayPost: boolean;
  /** Rendered if the group hides its posts from the viewer. */
  hidden: ReactNode;
}

/** The posts of a group with the form for new ones, a part of the group's page. */
export function GroupPosts({ groupId, page = 1, mayPost, hidden }: Props) {
  const addPost = useRef<AddPost>(undefined);
  const onReady = useCallback((add: AddPost | undefined) => {
    addPost.current = add;
  }, []);
  return (
    <div className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-6">
      {mayPost && <Composer groupId={groupId} onCreated={(post) => addPost.current?.(post)} />}
      <GroupFeed groupId={groupId} page={page} onReady={onReady} hidden={hidden} />
    </div>
  );
}

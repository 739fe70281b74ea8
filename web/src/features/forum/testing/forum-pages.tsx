import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { type Gateway, renderWaiting } from '../../../testing/render.js';
import type { Viewer } from '../../../lib/viewer.js';
import { ForumPage } from '../components/forum-page.js';
import { TopicPage } from '../components/topic-page.js';
import { pageOf, postOf } from './topics.js';

export const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
export const state = (readNumber: number | null, followed = false) => ({
  __typename: 'TopicState',
  followed,
  readNumber,
});

type Answers = Partial<Record<string, (variables: Record<string, unknown>) => object>>;

/** Answers what the list of topics and the page of one read; `more` answers other operations, and instead. */
export const gatewayOf =
  (topic: object | null, posts: object[] = [postOf(1), postOf(2), postOf(3)], more: Answers = {}): Gateway =>
  (name, variables) => {
    const own = more[name]?.(variables);
    if (own) return { data: own as Record<string, unknown> };
    switch (name) {
      case 'Topics':
        return {
          data: {
            topics: {
              __typename: 'TopicList',
              items: topic ? [topic] : [],
              moved: [],
              last: true,
              nextCursor: null,
            },
          },
        };
      case 'TopicsOverlay':
      case 'OwnTopic':
        return { data: { topicsById: topic ? [topic] : [] } };
      case 'TopicPage':
        return { data: { topic, topicPosts: topic && pageOf(posts) } };
      case 'TopicPosts':
        return { data: { topicPosts: pageOf([]) } };
      case 'FoundForumPosts':
        return {
          data: {
            forumPostsFound: { __typename: 'FoundForumPosts', items: [], last: true, nextCursor: null },
          },
        };
      case 'PostsById':
        return { data: { commentsById: [] } };
      case 'MarkTopicRead':
        return {
          data: { markTopicRead: { __typename: 'TopicStatePayload', topicId: 'k1', state: state(3) } },
        };
      case 'Viewer':
        return { data: { viewer: null } };
      default:
        throw new Error(`${name} is not answered here`);
    }
  };

/** Replaces the page's observers of posts: the test decides when a post is seen. */
export const observePosts = (): { see: (number: number) => void } => {
  const watched: { take: IntersectionObserverCallback; targets: Element[] }[] = [];
  globalThis.IntersectionObserver = class {
    readonly targets: Element[] = [];
    constructor(take: IntersectionObserverCallback) {
      watched.push({ take, targets: this.targets });
    }
    observe(target: Element) {
      this.targets.push(target);
    }
    disconnect() {
      this.targets.length = 0;
    }
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
  return {
    see(number) {
      for (const { take, targets } of watched)
        for (const target of targets)
          if (target.getAttribute('data-seen') === String(number))
            take(
              [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
              undefined as never,
            );
    },
  };
};

function Place() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search + hash}</p>
      <button onClick={() => void navigate(-1)}>Geri</button>
      <Link to="/tartismalar?ara=fener">Başka arama</Link>
    </>
  );
}

/** The list and the page of a topic, at an address. */
export const show = (
  gateway: Gateway,
  path = '/tartisma/k1',
  as: Viewer = viewer,
): ReturnType<typeof renderWaiting> =>
  renderWaiting(
    <Suspense>
      <Place />
      <Routes>
        <Route path="/tartismalar" element={<ForumPage />} />
        <Route
          path="/tartisma/:place"
          element={
            <TopicPage
              id="k1"
              absent={<p>Yok</p>}
              report={null}
              reactionsOf={(_, more) => more}
              menuOf={(_, __, onEdit) => <button onClick={onEdit}>Yazıyı düzenle</button>}
            />
          }
        />
      </Routes>
    </Suspense>,
    { gateway, viewer: as, path },
  );

/** The address. */
export const place = () => screen.getByTestId('place').textContent;

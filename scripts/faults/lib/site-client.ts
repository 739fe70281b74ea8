import { openLive } from '../../site/live.ts';
import { solve } from '../../site/bot-check.ts';
import { callerOf, cookiesOf, send as sendCall } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Json } from '../../lib/json.ts';

/** Maximum time of a call before it is retried, in ms. */
const PATIENCE_MS = 5_000;

/** Codes that leave open whether the write happened: the same key may be sent again. */
const UNDECIDED = new Set(['TRY_AGAIN', 'DEADLINE', 'INTERNAL', 'SLOW_DOWN', 'UNREACHABLE']);

/** A call without data in its answer. */
export class CallFailed extends Error {
  code;
  undecided;
  /** @param code of the error table, or UNREACHABLE */
  constructor(code: string, detail: string = '') {
    super(`${code} ${detail}`);
    this.code = code;
    this.undecided = UNDECIDED.has(code);
  }
}

/** a member with an open session */
export type Member = { name: string; id: string; cookie: string; roles?: string[] };

/** an entry of a member's notifications */
export type Entry = { kind: string; causeId: string; time: string; read: boolean };

/** The checker's own documents; all other calls use those of the pages. */
export const documents = {
  CommentsOfRun: `query CommentsOfRun($ids: [ID!]!) { commentsById(ids: $ids) { id body parentId } }`,
  NotificationsOfRun: `query NotificationsOfRun($page: Int!) {
    notifications(page: $page, size: 50) { items { kind causeId time read } last } }`,
};

const textOf = (operation: string) =>
  new Map(Object.entries(documents)).get(operation) ?? documentOf(operation);

const repliesIn = (entries: Entry[]) =>
  entries.filter(({ kind }) => kind === 'REPLY').map(({ causeId }) => causeId);

/** Returns the last segment of a path. */
const slugOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * A client of the site like a browser: GraphQL with a cookie and our origin.
 * @param origin of the current run; it may change with a restart
 */
export const openSiteClient = (origin: () => string) => {
  const send = async (operation: string, variables: object, cookie?: string) => {
    const call = callerOf(origin(), cookie).graphql(textOf(operation), variables);
    const response = await sendCall({ ...call, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error) => {
      throw new CallFailed('UNREACHABLE', String(error.cause ?? error));
    });
    const answer = await response.json().catch((error) => {
      throw new CallFailed('UNREACHABLE', `${response.status} ${error}`);
    });
    const [error] = answer.errors ?? [];
    if (error)
      throw new CallFailed(
        error.extensions?.code ?? 'INTERNAL',
        `${error.message} ${JSON.stringify(error.extensions?.fields ?? '')}`,
      );
    return { data: answer.data, response };
  };

  const request = (path: string, init?: RequestInit, at = origin()) =>
    fetch(`${at}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error) => {
      throw new CallFailed('UNREACHABLE', String(error.cause ?? error));
    });

  /** The pages of a member's notifications, newest first, each read when it is asked for. */
  async function* notificationPages(of: Member): AsyncGenerator<Entry[]> {
    for (let page = 1; ; page++) {
      const { items, last } = (await send('NotificationsOfRun', { page }, of.cookie)).data.notifications;
      yield items;
      if (last) return;
    }
  }

  /** The newest notifications, up to a limit. */
  const entries = async (of: Member, most: number = Infinity): Promise<Entry[]> => {
    const found: Entry[] = [];
    for await (const page of notificationPages(of)) {
      found.push(...page);
      if (found.length >= most) break;
    }
    return found.slice(0, most);
  };

  /** The notifications since a time. */
  const entriesSince = async (of: Member, since: Date): Promise<Entry[]> => {
    const found: Entry[] = [];
    for await (const page of notificationPages(of)) {
      const newer = page.filter(({ time }) => new Date(time) >= since);
      found.push(...newer);
      if (newer.length < page.length) break;
    }
    return found;
  };

  /** A valid one-time answer to a sign-in's bot check; '' if the site requires none. */
  const botCheck = async () =>
    solve((await send('CaptchaChallenge', { action: 'LOGIN' })).data.captchaChallenge);

  /** Sends an operation of the pages as a member; resolves to its data. */
  const call = async (by: Member, operation: string, variables: object): Promise<Json> =>
    (await send(operation, variables, by.cookie)).data;

  return {
    botCheck,
    call,
    /** @returns ids of groups that these members may join and leave */
    async groups(members: Member[]): Promise<string[]> {
      const open = [];
      for (const member of members) {
        const { groups } = await call(member, 'Groups', { filter: 'ALL', query: '' });
        open.push(
          groups.items.filter(({ approval, private: hidden, standing }: Json) => {
            const mayMove = standing === 'NONE' || standing === 'MEMBER';
            return !approval && !hidden && mayMove;
          }),
        );
      }
      const [first = [], ...others] = open.map((items) => items.map(({ id }: Json): string => id));
      return first.filter((id: string) => others.every((ids) => ids.includes(id)));
    },
    /** @param checked a prepared answer to a bot check, if solving one now would take too long */
    async signIn(
      { username, password }: { username: string; password: string },
      checked?: string,
    ): Promise<Member> {
      const captcha = checked ?? (await botCheck());
      const input = { login: username, password, remember: true, captcha };
      const { data, response } = await send('SignIn', { input });
      const { id, roles } = data.signIn.viewer;
      return { name: username, id, cookie: cookiesOf(response), roles };
    },
    /** @param tokens of the identity provider */
    async signInByTicket({
      access_token,
      id_token,
    }: {
      access_token: string;
      id_token: string;
    }): Promise<Member> {
      const input = { ticket: access_token, idToken: id_token };
      const { data, response } = await send('SignInByTicket', { input });
      const { id } = data.signInByTicket.viewer;
      return { name: id, id, cookie: cookiesOf(response) };
    },
    /** @returns the sign-out address of the identity provider */
    async signOut(as: Member): Promise<string | null> {
      return (await send('SignOut', {}, as.cookie)).data.signOut.leaveAt;
    },
    /** @returns whether the identity provider answers; undefined without one */
    async providerAnswers(): Promise<boolean | undefined> {
      return (await send('IdentityProvider', {})).data.identityProvider?.reachable;
    },
    /** @returns ids of the latest episodes */
    async episodes(): Promise<string[]> {
      const { data } = await send('LatestEpisodes', { page: 1, size: 8 });
      return data.latestEpisodes.items.map(({ id }: { id: string }) => id);
    },
    /** @returns its id */
    async postComment(by: Member, episode: string, body: string, key: string): Promise<string> {
      const input = { target: { kind: 'EPISODE', id: episode }, body, idempotencyKey: key };
      return (await send('PostComment', { input }, by.cookie)).data.postComment.comment.id;
    },
    /** @returns its id */
    async postReply(by: Member, parentId: string, body: string, key: string): Promise<string> {
      const input = { parentId, body, idempotencyKey: key };
      return (await send('PostReply', { input }, by.cookie)).data.postReply.comment.id;
    },
    async savePosition(
      by: Member,
      input: { episodeId: string; positionSeconds: number; measuredAt: string },
    ) {
      await send('SavePosition', { input }, by.cookie);
    },
    /** @param input of a comment */
    async react(by: Member, input: { targetId: string; reaction: string; active: boolean }) {
      await send('React', { input: { targetType: 'COMMENT', ...input } }, by.cookie);
    },
    async mark(by: Member, input: { titleId: string; mark: string; active: boolean }) {
      await send('SetTitleMark', { input }, by.cookie);
    },
    /** @param targetId of a comment */
    async report(by: Member, targetId: string, key: string) {
      const input = { targetType: 'COMMENT', targetId, problem: 'SPAM', idempotencyKey: key };
      await send('Report', { input }, by.cookie);
    },
    /** @param id of an own comment */
    async removeComment(by: Member, id: string) {
      await send('DeleteComment', { id }, by.cookie);
    },
    async register(who: { username: string; email: string }) {
      const captcha = await solve(
        (await send('CaptchaChallenge', { action: 'REGISTER' })).data.captchaChallenge,
      );
      const password = `parola ${who.username} uzun`;
      await send('Register', { input: { ...who, password, passwordAgain: password, captcha } });
    },
    /** @param picture a png */
    async uploadAvatar(by: Member, picture: Uint8Array) {
      const body = new FormData();
      body.set('type', 'avatar');
      body.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'ben.png');
      // Both calls use one gateway, because the next call may go to another one.
      const at = origin();
      const headers = { cookie: by.cookie, origin: at };
      const response = await request('/user/set/avatar', { method: 'POST', headers, body }, at);
      const answer: Json = await response.json().catch(() => ({ code: 'UNREACHABLE' }));
      if (answer.success !== true) throw new CallFailed(answer.code ?? 'INTERNAL', answer.message);
    },
    /** @param name as accounts stores it */
    async hasImage(name: string): Promise<boolean> {
      const response = await request(`/i/${name}`);
      await response.arrayBuffer();
      return response.ok;
    },
    /** @returns series of the site */
    async series(): Promise<{ id: string; name: string; slug: string }[]> {
      return (
        await send('Titles', { kind: 'SERIES', order: 'POPULAR', page: 1, size: 24 })
      ).data.titles.items.map(({ id, name, path }: { id: string; name: string; path: string }) => ({
        id,
        name,
        slug: slugOf(path),
      }));
    },
    /** @returns its new version */
    async editComment(
      by: Member,
      input: { id: string; body: string; version: number; idempotencyKey: string },
    ): Promise<number> {
      return (await send('EditComment', { input }, by.cookie)).data.editComment.comment.version;
    },
    /**
     * @param as absent for a visitor
     * @param ids at most 100
     */
    async comments(
      as: Member | undefined,
      ids: string[],
    ): Promise<{ id: string; body: string | null; parentId: string | null }[]> {
      return (await send('CommentsOfRun', { ids }, as?.cookie)).data.commentsById;
    },
    /** @returns the replies among the causes of the newest notifications, up to a limit */
    replies: async (of: Member, most: number): Promise<string[]> => repliesIn(await entries(of, most)),
    /** @returns the replies among the causes of the notifications since then */
    repliesSince: async (of: Member, since: Date): Promise<string[]> =>
      repliesIn(await entriesSince(of, since)),
    entries,
    async markRead(as: Member) {
      await send('MarkNotificationsRead', {}, as.cookie);
    },
    /** @returns the member of the session, as the site sees it */
    async viewer(as: Member): Promise<string | undefined> {
      return (await send('Viewer', {}, as.cookie)).data.viewer?.id;
    },
    /** @returns the id of a series */
    async title(slug: string): Promise<string | undefined> {
      return (await send('TitlePage', { kind: 'SERIES', slug })).data.title?.id;
    },
    /** @returns the number of titles in continue-watching */
    async continuing(of: Member): Promise<number> {
      return (await send('ContinueWatching', { page: 1, size: 1 }, of.cookie)).data.continueWatching.count;
    },
    /** @returns the number of members that this member follows */
    async following(as: Member, member: string): Promise<number> {
      return (await send('Followed', { memberId: member }, as.cookie)).data.followed.count;
    },
    /** @returns the number of conversations on the first page */
    async conversations(of: Member): Promise<number> {
      return (await send('Conversations', { folder: 'INBOX' }, of.cookie)).data.conversations.items.length;
    },
    /** @returns one of the latest episodes with a source that plays */
    async watchable(): Promise<{ episode: string; source: string }> {
      for (const { id, season, number, title } of (await send('LatestEpisodes', { page: 1, size: 8 })).data
        .latestEpisodes.items) {
        const { kind, path } = title;
        const { watchPage } = (await send('WatchPage', { kind, slug: slugOf(path), season, number })).data;
        const [source] = watchPage.sources.groups.flatMap((group: Json) => group.sources);
        if (source) return { episode: id, source: source.hash };
      }
      throw new Error('none of the latest episodes has a source');
    },
    /** @returns the address of the stream */
    async stream(of: { episode: string; source: string }): Promise<string | null> {
      const { stream } = (await send('Stream', { sourceHash: of.source, episodeId: of.episode })).data;
      return stream?.dash ?? stream?.hls ?? stream?.embed ?? null;
    },
    /** @returns ids of the titles found */
    async search(query: string): Promise<string[]> {
      return (await send('Search', { query, size: 8 })).data.search.items.map(({ id }: Json) => id);
    },
    /** @returns in seconds */
    async position(of: Member, episode: string): Promise<number | undefined> {
      return (await send('EpisodePositions', { episodeIds: [episode] }, of.cookie)).data.positions[0]
        ?.positionSeconds;
    },
    /** The first frame of a thread over a new socket. */
    async firstOfThread(as: Member, episode: string): Promise<Json> {
      const live = await openLive(origin(), as.cookie).catch((error) => {
        throw new CallFailed('UNREACHABLE', String(error));
      });
      try {
        const target = { kind: 'EPISODE', id: episode };
        const payload = { query: documentOf('ThreadChanged'), variables: { target } };
        live.send({ id: '1', type: 'subscribe', payload });
        let first = '';
        await waitFor('the first frame', PATIENCE_MS, () => {
          first = live.frames.find((frame) => JSON.parse(frame).id === '1') ?? '';
          return first !== '';
        }).catch((error) => {
          throw new CallFailed('DEADLINE', String(error));
        });
        return JSON.parse(first).payload?.data?.threadChanged;
      } finally {
        live.close();
      }
    },
    /**
     * Requests a page like a browser.
     * @returns its text
     * @throws {CallFailed} TRY_AGAIN for an answer of 5xx
     */
    async page(path: string): Promise<string> {
      const response = await request(path, { headers: { accept: 'text/html' } });
      const text = await response.text().catch((error) => {
        throw new CallFailed('UNREACHABLE', `${path}: ${error}`);
      });
      if (response.status >= 500) throw new CallFailed('TRY_AGAIN', `${path}: ${response.status}`);
      return text;
    },
  };
};

export type SiteClient = ReturnType<typeof openSiteClient>;

import { solve } from '../../lib/bot-check.mjs';

/** How long a call may take before it is tried again, in ms. */
const PATIENCE_MS = 5_000;

/** Answers that say nothing about whether the write took place: the same key may be sent again. */
const UNDECIDED = new Set(['TRY_AGAIN', 'DEADLINE', 'INTERNAL', 'SLOW_DOWN', 'UNREACHABLE']);

/** A call that was not answered with data. */
export class CallFailed extends Error {
  /** @param {string} code of the error table, or UNREACHABLE @param {string} [detail] */
  constructor(code, detail = '') {
    super(`${code} ${detail}`);
    this.code = code;
    this.undecided = UNDECIDED.has(code);
  }
}

/** @param {Response} response */
const cookieOf = ({ headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** @typedef {{ name: string, id: string, cookie: string }} Member a member with an open session */

/** @typedef {{ causeId: string, time: string, read: boolean }} Entry of a member's list of notifications */

export const documents = {
  CaptchaChallenge: `query CaptchaChallenge { captchaChallenge(action: LOGIN) }`,
  SignIn: `mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`,
  SignInByTicket: `mutation SignInByTicket($input: SignInByTicketInput!) {
    signInByTicket(input: $input) { viewer { id } } }`,
  SignOut: `mutation SignOut { signOut { leaveAt } }`,
  Reachable: `query Reachable { identityProvider { reachable } }`,
  Latest: `query Latest { latestEpisodes(size: 8) { items { id } } }`,
  PostComment: `mutation PostComment($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`,
  PostReply: `mutation PostReply($input: PostReplyInput!) { postReply(input: $input) { comment { id } } }`,
  EditComment: `mutation EditComment($input: EditCommentInput!) { editComment(input: $input) { comment { version } } }`,
  Comments: `query Comments($ids: [ID!]!) { commentsById(ids: $ids) { id body parentId } }`,
  Notifications: `query Notifications($page: Int!) {
    notifications(page: $page, size: 50) { items { causeId time read } last } }`,
  MarkRead: `mutation MarkRead { markNotificationsRead { unread } }`,
  Viewer: `query Viewer { viewer { id } }`,
  Title: `query Title($slug: String!) { title(kind: SERIES, slug: $slug) { id } }`,
  Continue: `query Continue { continueWatching { count } }`,
};

/**
 * The site as a browser meets it: GraphQL with a cookie and our origin.
 * @param {() => string} origin of the present run; another one after a restart
 */
export const openDoor = (origin) => {
  /** @param {keyof typeof documents} operationName @param {object} variables @param {string} [cookie] */
  const send = async (operationName, variables, cookie) => {
    const at = origin();
    const response = await fetch(`${at}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at, ...(cookie && { cookie }) },
      body: JSON.stringify({ operationName, query: documents[operationName], variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error) => {
      throw new CallFailed('UNREACHABLE', String(error.cause ?? error));
    });
    const answer = await response.json().catch((error) => {
      throw new CallFailed('UNREACHABLE', `${response.status} ${error}`);
    });
    const [error] = answer.errors ?? [];
    if (error) throw new CallFailed(error.extensions?.code ?? 'INTERNAL', error.message);
    return { data: answer.data, response };
  };

  /**
   * The newest notifications, at most so many.
   * @param {Member} of @param {number} [most]
   * @returns {Promise<Entry[]>}
   */
  const entries = async (of, most = Infinity) => {
    const found = [];
    for (let page = 1; found.length < most; page++) {
      const { items, last } = (await send('Notifications', { page }, of.cookie)).data.notifications;
      found.push(...items);
      if (last) break;
    }
    return found.slice(0, most);
  };

  /** The answer to a bot check of signing in, good for one; '' where the site asks for none. */
  const botCheck = async () => solve((await send('CaptchaChallenge', {})).data.captchaChallenge);

  return {
    botCheck,
    /**
     * @param {{ username: string, password: string }} login
     * @param {string} [checked] answer to a bot check, where finding one must not take time now
     * @returns {Promise<Member>}
     */
    async signIn({ username, password }, checked) {
      const captcha = checked ?? (await botCheck());
      const input = { login: username, password, remember: true, captcha };
      const { data, response } = await send('SignIn', { input });
      return { name: username, id: data.signIn.viewer.id, cookie: cookieOf(response) };
    },
    /** @param {{ access_token: string, id_token: string }} tokens of the identity provider @returns {Promise<Member>} */
    async signInByTicket({ access_token, id_token }) {
      const input = { ticket: access_token, idToken: id_token };
      const { data, response } = await send('SignInByTicket', { input });
      const { id } = data.signInByTicket.viewer;
      return { name: id, id, cookie: cookieOf(response) };
    },
    /** @param {Member} as @returns {Promise<string | null>} where the browser signs out of the identity provider */
    async signOut(as) {
      return (await send('SignOut', {}, as.cookie)).data.signOut.leaveAt;
    },
    /** @returns {Promise<boolean | undefined>} whether the identity provider answers; undefined without one */
    async providerAnswers() {
      return (await send('Reachable', {})).data.identityProvider?.reachable;
    },
    /** @returns {Promise<string[]>} ids of the latest episodes */
    async episodes() {
      const { data } = await send('Latest', {});
      return data.latestEpisodes.items.map((/** @type {{ id: string }} */ { id }) => id);
    },
    /** @param {Member} by @param {string} episode @param {string} body @param {string} key @returns {Promise<string>} its id */
    async postComment(by, episode, body, key) {
      const input = { target: { kind: 'EPISODE', id: episode }, body, idempotencyKey: key };
      return (await send('PostComment', { input }, by.cookie)).data.postComment.comment.id;
    },
    /** @param {Member} by @param {string} parentId @param {string} body @param {string} key @returns {Promise<string>} its id */
    async postReply(by, parentId, body, key) {
      const input = { parentId, body, idempotencyKey: key };
      return (await send('PostReply', { input }, by.cookie)).data.postReply.comment.id;
    },
    /** @param {Member} by @param {{ id: string, body: string, version: number, idempotencyKey: string }} input @returns {Promise<number>} its version then */
    async editComment(by, input) {
      return (await send('EditComment', { input }, by.cookie)).data.editComment.comment.version;
    },
    /**
     * @param {Member | undefined} as a visitor when absent
     * @param {string[]} ids at most 100
     * @returns {Promise<{ id: string, body: string | null, parentId: string | null }[]>}
     */
    async comments(as, ids) {
      return (await send('Comments', { ids }, as?.cookie)).data.commentsById;
    },
    /** @param {Member} of @param {number} most @returns {Promise<string[]>} the causes of the newest, at most so many */
    async causes(of, most) {
      return (await entries(of, most)).map(({ causeId }) => causeId);
    },
    entries,
    /** @param {Member} as */
    async markRead(as) {
      await send('MarkRead', {}, as.cookie);
    },
    /** @param {Member} as @returns {Promise<string | undefined>} whose session the site takes it for */
    async viewer(as) {
      return (await send('Viewer', {}, as.cookie)).data.viewer?.id;
    },
    /** @param {string} slug @returns {Promise<string | undefined>} the id of a series */
    async title(slug) {
      return (await send('Title', { slug })).data.title?.id;
    },
    /** @param {Member} of @returns {Promise<number>} how many titles wait to be continued */
    async continuing(of) {
      return (await send('Continue', {}, of.cookie)).data.continueWatching.count;
    },
    /** A page as a browser asks for it. @param {string} path @throws {CallFailed} TRY_AGAIN for an answer of 5xx */
    async page(path) {
      const response = await fetch(`${origin()}${path}`, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((error) => {
        throw new CallFailed('UNREACHABLE', String(error.cause ?? error));
      });
      await response.arrayBuffer().catch((error) => {
        throw new CallFailed('UNREACHABLE', `${path}: ${error}`);
      });
      if (response.status >= 500) throw new CallFailed('TRY_AGAIN', `${path}: ${response.status}`);
    },
  };
};

/** @typedef {ReturnType<typeof openDoor>} Door */

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

/** @typedef {{ name: string, id: string, cookie: string }} Member a member with an open session */

const documents = {
  SignIn: `mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`,
  Latest: `query Latest { latestEpisodes(size: 8) { items { id } } }`,
  PostComment: `mutation PostComment($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`,
  PostReply: `mutation PostReply($input: PostReplyInput!) { postReply(input: $input) { comment { id } } }`,
  Comments: `query Comments($ids: [ID!]!) { commentsById(ids: $ids) { id body parentId } }`,
  Notifications: `query Notifications($page: Int!) {
    notifications(page: $page, size: 100) { items { causeId } last } }`,
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

  return {
    /** @param {{ username: string, password: string }} login @returns {Promise<Member>} */
    async signIn({ username, password }) {
      const input = { login: username, password, remember: true };
      const { data, response } = await send('SignIn', { input });
      const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { name: username, id: data.signIn.viewer.id, cookie: cookie.join('; ') };
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
    /**
     * @param {Member} as @param {string[]} ids at most 100
     * @returns {Promise<{ id: string, body: string | null, parentId: string | null }[]>}
     */
    async comments(as, ids) {
      return (await send('Comments', { ids }, as.cookie)).data.commentsById;
    },
    /** @param {Member} of @param {number} most @returns {Promise<string[]>} the causes of the newest, at most so many */
    async causes(of, most) {
      /** @type {string[]} */
      const causes = [];
      for (let page = 1; causes.length < most; page++) {
        const { items, last } = (await send('Notifications', { page }, of.cookie)).data.notifications;
        causes.push(...items.map((/** @type {{ causeId: string }} */ { causeId }) => causeId));
        if (last) break;
      }
      return causes.slice(0, most);
    },
  };
};

/** @typedef {ReturnType<typeof openDoor>} Door */

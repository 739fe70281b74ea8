import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { callerOf, cookiesOf, send } from '../lib/caller.mjs';
import { mailedPath } from '../lib/mails.mjs';

const found = `query {
  viewer { id }
  latestEpisodes(size: 24) { items { id season number title { id kind slug } } }
  titles(size: 48) { items { id kind slug trailerIds } }
  series: titles(kind: SERIES, size: 12) { items { id } }
  anime: titles(kind: ANIME, size: 12) { items { id } }
}`;
const watchPage = `query ($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!, $target: TargetInput!) {
  watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
    sources { groups { hash sources { hash } } } }
  comments(target: $target) { items { id author { id username } } } }`;
const advertsBefore = `query ($id: ID!) { preRoll(titleId: $id) { adverts { id } } }`;
const post = `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id version } } }`;
const position = `mutation ($input: SavePositionInput!) { savePosition(input: $input) { position { id } } }`;
const mark = `mutation ($input: SetTitleMarkInput!) { setTitleMark(input: $input) { library { id } } }`;
const reset = `mutation ($input: EmailInput!) { requestPasswordReset(input: $input) { message } }`;
const change = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { message } }`;
const register = `mutation ($input: RegisterInput!) { register(input: $input) { message } }`;
const activate = `mutation ($input: ActivateInput!) { activate(input: $input) { viewer { id } } }`;

/**
 * What stands on a demo site, and makers of what is used up by the calls that name it.
 * @param {string} origin
 * @param {{ username: string, password: string }[]} logins of two members at least
 * @param {string} mails the folder that the site writes its mails to
 */
export const openThings = async (origin, [login, other], mails) => {
  const visitor = callerOf(origin);
  const member = await visitor.signedIn(login);
  const neighbour = await visitor.signedIn(other);
  const { viewer, latestEpisodes, titles, series, anime } = await member.data(found);
  const episodes = latestEpisodes.items;
  const sources = [];
  const comments = [];
  for (const { id, season, number, title } of episodes.slice(0, 8)) {
    const { kind, slug } = title;
    const page = await member.data(watchPage, {
      kind,
      slug,
      season,
      number,
      target: { kind: 'EPISODE', id },
    });
    for (const group of page.watchPage.sources.groups)
      for (const source of group.sources) sources.push({ hash: source.hash, group: group.hash, episode: id });
    comments.push(...page.comments.items.filter(({ author }) => author && author.id !== viewer.id));
  }
  const password = () => `parola-${randomUUID()}`;
  let made = 0;
  const name = () => `uye_${++made}_${randomUUID().slice(0, 6)}`;
  const token = async (email, page) =>
    new URL(await mailedPath(email, page, mails), origin).searchParams.get('token') ?? '';

  const joining = async () => {
    const username = name();
    const joined = { username, email: `${username}@posta.example`, password: password() };
    await visitor.data(register, { input: { ...joined, passwordAgain: joined.password } });
    return { ...joined, token: await token(joined.email, '/etkinlestirme') };
  };
  const comment = async (by = member) => {
    const input = { target: { kind: 'EPISODE', id: episodes[0].id }, body: `Deneme yorumu ${++made}` };
    return (await by.data(post, { input })).postComment.comment;
  };
  const adverts = [];
  for (const { title } of episodes) {
    const { preRoll } = await member.data(advertsBefore, { id: title.id });
    adverts.push(...(preRoll?.adverts ?? []));
  }
  return {
    login: { username: login.username, password: login.password },
    adverts,
    member,
    viewer,
    episodes,
    titles: titles.items,
    trailers: titles.items.flatMap(({ trailerIds }) => trailerIds?.split(',') ?? []),
    series: series.items,
    anime: anime.items,
    sources,
    comments,
    password,
    name,
    joining,
    comment,
    /** Of another member. */
    foreignComment: () => comment(neighbour),
    /** A picture of its own. */
    photo: () =>
      sharp({ create: { width: 64, height: 48, channels: 3, background: '#2EC4B6' } })
        .png()
        .toBuffer(),
    /** A new member with an open session, for calls that end sessions or change passwords. */
    async newMember() {
      const { token: code, ...joined } = await joining();
      const input = { token: code, password: joined.password };
      const response = await send(visitor.graphql(activate, { input }));
      return { ...joined, caller: callerOf(origin, cookiesOf(response)) };
    },
    /** The handle of a reaction that was just set. */
    async reaction() {
      const { id } = await comment();
      const fields = { series_id: id, action: '1', status: '0', type: 'comment' };
      return (await member.answer(member.form('/set/action', fields))).action;
    },
    async position() {
      const input = {
        episodeId: episodes[made++ % episodes.length].id,
        positionSeconds: 120,
        durationSeconds: 900,
      };
      return (await member.data(position, { input })).savePosition.position.id;
    },
    async listed() {
      const titleId = titles.items[made++ % titles.items.length].id;
      await member.data(mark, { input: { titleId, mark: 'WATCH_LIST', active: true } });
      return titleId;
    },
    async resetToken({ email }) {
      await visitor.data(reset, { input: { email } });
      return token(email, '/sifre-degistir');
    },
    async emailToken({ caller }) {
      const email = `${name()}@posta.example`;
      await caller.data(change, { input: { email } });
      return token(email, '/e-posta-onayla');
    },
  };
};

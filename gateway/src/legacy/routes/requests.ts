import { badInput } from '@seyir/kit/stateless';
import { RequestKind, RequestState, TitleKind, type ContentRequest } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { imagePath } from '../../operations/links.js';
import { listRequests, SUGGEST_FROM, suggestRequests } from '../../operations/requests/read-requests.js';
import { requestContent, voteOnRequest, type Requested } from '../../operations/requests/write-requests.js';
import { id, oneOf, optionalId, optionalText, page, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { asCard } from '../shapes/card.js';
import { paged, pagedAnswer, theme } from '../shapes/common.js';
import { cardsTheme } from '../themes/cards.js';
import { html } from '../themes/html.js';
import { requestsTheme, type RequestView } from '../themes/requests.js';

/** Product-spec §8. */
const NOTHING_FOUND = 'Listelenecek içerik bulunamadı.';
const NO_MORE = 'Gösterilecek içerik kalmadı.';
const ASKED = 'İsteğin alındı.';
const VOTED = 'Bu içerik daha önce istenmişti; oyun eklendi.';

const PAGE_SIZE = 20;

const states: Readonly<Record<RequestState, string>> = {
  [RequestState.UNSPECIFIED]: '',
  [RequestState.OPEN]: '',
  [RequestState.PLANNED]: 'Planlandı',
  [RequestState.AVAILABLE]: 'Eklendi',
  [RequestState.DECLINED]: 'Reddedildi',
};

/** The list by the contract's number. */
const votes = ['0', '1', '2'] as const;

/** The list of a legacy kind of title: an anime counts as a series. */
const kindOf = (type: TitleKind): RequestKind =>
  type === TitleKind.MOVIE ? RequestKind.MOVIE : RequestKind.SERIES;

const titleKind = oneOf([TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME]);

const viewOf =
  ({ loaders }: Ctx) =>
  async ({ id, kind, name, titleId, score, ownVote, state }: ContentRequest): Promise<RequestView> => {
    const title = titleId === '' ? undefined : await loaders.titles.load(titleId).catch(() => undefined);
    return {
      id,
      type: kind,
      name,
      count: score,
      vote: votes[ownVote] ?? '0',
      state: states[state],
      image: (title && imagePath(title.poster)) ?? '',
    };
  };

const messageOf = ({ created }: Requested) => ({ message: created ? ASKED : VOTED });

export const requestRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'request_content',
    summary: 'Asks for a suggestion: the older form of /set/request.',
    auth: 'member',
    // The kind comes from the suggestion.
    input: z.object({ tid: id, mov_type: optionalText(32) }),
    answer: z.object({ message: z.string() }),
    names: { suggestionId: 'tid' },
    run: async (ctx, { tid: suggestionId }) => messageOf(await requestContent(ctx, { suggestionId })),
  }),
  row({
    path: '/set/request',
    summary:
      'Asks for a suggestion by its id, or for a name with its kind; votes for what was asked for before.',
    auth: 'member',
    // The image comes from the suggestion, never from an address in the request.
    input: z.object({
      image: optionalText(2_000),
      name: optionalText(2_400),
      id: optionalId,
      type: titleKind,
    }),
    answer: z.object({ message: z.string() }),
    names: { suggestionId: 'id', kind: 'type' },
    run: async (ctx, { id: suggestionId, name = '', type }) =>
      messageOf(
        await requestContent(
          ctx,
          suggestionId === undefined ? { name, kind: kindOf(type) } : { suggestionId },
        ),
      ),
  }),
  row({
    path: '/set/request/vote',
    summary: 'Votes on a request: 1 up, 2 down; the other vote replaces it, the same again takes it back.',
    auth: 'member',
    input: z.object({ id, type: oneOf([1, 2]) }),
    answer: z.object({ count: z.number(), vote: z.enum(votes) }),
    names: { vote: 'type' },
    async run(ctx, { id: requestId, type: vote }) {
      const { score: count, ownVote } = await voteOnRequest(ctx, { id: requestId, vote });
      return { count, vote: votes[ownVote] ?? '0' };
    },
  }),
  row({
    path: '/request/load',
    summary: 'A page of the pending requests of a kind, the highest score first.',
    auth: 'public',
    input: z.object({ page, type: oneOf([RequestKind.MOVIE, RequestKind.SERIES]) }),
    answer: paged,
    names: { kind: 'type' },
    async run(ctx, { page, type: kind }) {
      const list = await listRequests(ctx, { kind, page, size: PAGE_SIZE });
      return pagedAnswer(list, requestsTheme(await Promise.all(list.items.map(viewOf(ctx)))), NO_MORE);
    },
  }),
  row({
    path: '/get/search',
    summary: "The request page's search, from 2 characters: requests, and titles that cannot be watched yet.",
    auth: 'public',
    input: z.object({ content: text(100), type: titleKind }),
    answer: z.object({ theme, count: z.number(), message: z.string() }),
    names: { query: 'content', kind: 'type' },
    async run(ctx, { content, type }) {
      if ([...content].length < SUGGEST_FROM) throw badInput({ content: 'too_short' });
      const { requests, titles } = await suggestRequests(ctx, { query: content, kind: kindOf(type) });
      const views = await Promise.all(requests.map(viewOf(ctx)));
      const count = views.length + titles.length;
      return {
        theme: html`${requestsTheme(views)}${cardsTheme(titles.map(asCard))}`.text,
        count,
        message: count === 0 ? NOTHING_FOUND : '',
      };
    },
  }),
];

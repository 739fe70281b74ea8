import { badInput, checkText, cleanText, DomainError, lowerTr } from '@seyir/kit';

const QUESTION = { min: 1, max: 200 };
const ANSWER = { min: 1, max: 100 };
const MOST_ANSWERS = 10;
const MINUTE_MS = 60_000;
const SOONEST_MS = 5 * MINUTE_MS;
const LATEST_MS = 30 * 24 * 60 * MINUTE_MS;

export interface NewPoll {
  readonly question: string;
  readonly answers: readonly string[];
  /** Undefined: the poll never ends. */
  readonly endsAt: Date | undefined;
}

/**
 * A normalised poll without empty answers (product-rules, Polls). DUPLICATE_ANSWERS for answers that differ only in
 * white space or Turkish case, TOO_FEW_ANSWERS below two, in this order; BAD_INPUT.
 */
export const pollOf = ({ question: asked, answers: given, endsAt }: NewPoll, now: Date): NewPoll => {
  const question = cleanText(asked);
  const answers = given.map((answer) => cleanText(answer)).filter((answer) => answer.trim() !== '');
  const keys = new Set(answers.map((answer) => lowerTr(answer.trim().replace(/\s+/gu, ' '))));
  if (keys.size < answers.length) throw new DomainError('DUPLICATE_ANSWERS');
  if (answers.length < 2) throw new DomainError('TOO_FEW_ANSWERS');
  if (answers.length > MOST_ANSWERS) throw badInput({ answers: 'too_long' });
  const problem = answers.map((answer) => checkText(answer, ANSWER)).find(Boolean);
  if (problem) throw badInput({ answers: problem });
  const wrong = checkText(question, QUESTION);
  if (wrong) throw badInput({ question: wrong });
  const ahead = endsAt && endsAt.getTime() - now.getTime();
  if (ahead !== undefined && !(ahead >= SOONEST_MS && ahead <= LATEST_MS))
    throw badInput({ endsAt: 'invalid' });
  return { question, answers, endsAt };
};

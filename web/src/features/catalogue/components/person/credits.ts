import { upperTr } from '../../../../lib/turkish.js';
import { personTexts } from './person-texts.js';

interface Credit {
  role: string;
  character: string | null;
}

export const capital = (word: string): string => upperTr(word.slice(0, 1)) + word.slice(1);

/** "Kerem rolünde", or the role itself. */
export const creditText = ({ role, character }: Credit): string =>
  character ? personTexts.as(character) : capital(role);

/** The different roles, the first one with a capital letter: "Oyuncu, yönetmen". */
export const rolesOf = (credits: readonly Pick<Credit, 'role'>[]): string =>
  capital([...new Set(credits.map(({ role }) => role))].join(', '));

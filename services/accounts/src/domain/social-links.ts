import type { FieldProblem } from '@seyir/kit';

export interface SocialLinks {
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
}

/** The hosts of each network. */
const HOSTS: Readonly<Record<keyof SocialLinks, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com', 'instagr.am'],
};

/** Hosts below them that show the same pages. Others lead on to any address, as l.facebook.com does. */
const SAME_PAGES = /^(?:www|m|mobile|web|touch|tr|tr-tr|en-gb)\./;

const LONGEST = 200;

/** Paths of the networks that lead on to another site. */
const LEADS_ON = /^\/+(?:l\.php|flx\/|linkshim|i\/redirect)/i;

/**
 * What is wrong with a link that a member shows to others: `foreign` where it leads to another site than that of its
 * network, `invalid` where it is no plain web address.
 */
export const linkProblem = (network: keyof SocialLinks, link: string): FieldProblem | undefined => {
  if (link.length > LONGEST) return 'too_long';
  if (hasUnseen(link) || !/^https?:\/\/[^\\]+$/i.test(link) || !URL.canParse(link)) return 'invalid';
  const { hostname, username, password, port, pathname } = new URL(link);
  if (username !== '' || password !== '' || port !== '' || hasUnseen(decoded(link))) return 'invalid';
  const isOfNetwork = HOSTS[network].includes(hostname.replace(SAME_PAGES, ''));
  return isOfNetwork && !LEADS_ON.test(decoded(pathname)) ? undefined : 'foreign';
};

/** The links that may be shown; a kept one may be older than the rules. */
export const shownLinks = (links: SocialLinks): SocialLinks => ({
  facebook: shown('facebook', links),
  twitter: shown('twitter', links),
  instagram: shown('instagram', links),
});

const shown = (network: keyof SocialLinks, links: SocialLinks): string =>
  linkProblem(network, links[network]) ? '' : links[network];

/** White space, controls and what nobody sees, bidi controls among it. */
const hasUnseen = (text: string): boolean => /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What the link's escapes stand for; a control character where they stand for nothing. */
const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return '\0';
  }
};

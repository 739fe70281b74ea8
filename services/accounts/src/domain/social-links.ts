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

/** Subdomains that show the same pages. Others redirect to any address, such as l.facebook.com. */
const SAME_PAGES = /^(?:www|m|mobile|web|touch|tr|tr-tr|en-gb)\./;

const LONGEST = 200;

/** Paths of the networks that redirect to other sites. */
const LEADS_ON = /^\/+(?:l\.php|flx\/|linkshim|i\/redirect)/i;

/**
 * The problem of a profile link: `foreign` if it leads to another site than its network's, `invalid` if it is no plain web
 * address.
 */
export const linkProblem = (network: keyof SocialLinks, link: string): FieldProblem | undefined => {
  if (link.length > LONGEST) return 'too_long';
  if (hasUnseen(link) || !/^https?:\/\/[^\\]+$/i.test(link) || !URL.canParse(link)) return 'invalid';
  const { hostname, username, password, port, pathname } = new URL(link);
  if (username !== '' || password !== '' || port !== '' || hasUnseen(decoded(link))) return 'invalid';
  const isOfNetwork = HOSTS[network].includes(hostname.replace(SAME_PAGES, ''));
  return isOfNetwork && !LEADS_ON.test(decoded(pathname)) ? undefined : 'foreign';
};

/** The links that may be shown; a stored link may be older than the rules. */
export const shownLinks = (links: SocialLinks): SocialLinks => ({
  facebook: shown('facebook', links),
  twitter: shown('twitter', links),
  instagram: shown('instagram', links),
});

const shown = (network: keyof SocialLinks, links: SocialLinks): string =>
  linkProblem(network, links[network]) ? '' : links[network];

/** White space, control characters and invisible characters, including bidi controls. */
const hasUnseen = (text: string): boolean => /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** The percent-decoded link; a control character if the encoding is invalid. */
const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return '\0';
  }
};

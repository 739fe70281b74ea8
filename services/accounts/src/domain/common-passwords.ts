import { dictionary } from '@zxcvbn-ts/language-common';
import { foldKey } from '@seyir/kit';

const COUNT = 3_000;
/** Shorter passwords are refused for their length. */
const MIN = 8;

/** Common passwords of Turkish readers that international lists lack. */
const turkish = `
sifre123 sifre1234 sifre12345 sifre123456 sifresifre parola123 parola1234 parola12345 parola123456 parolaparola
istanbul istanbul1 istanbul34 istanbul123 istanbul1453 ankara06 ankara123 izmir123 izmir3535 trabzon61 turkiye1
turkiye123 turkiyem galatasaray galatasaray1 galatasaray1905 galatasaray123 gs1905gs cimbom1905 fenerbahce fenerbahce1
fenerbahce1907 fenerbahce123 fb1907fb fener1907 besiktas besiktas1 besiktas1903 besiktas123 bjk1903bjk trabzonspor
trabzonspor61 ataturk1 ataturk1881 ataturk1923 mustafakemal cumhuriyet1923 fatih1453 seniseviyorum seniseviyorum1
seniseviyorum123 askimaskim askim123 askim1234 askimsin canimcanim canim123 canimsin allah123 allahbir bismillah
mehmet123 mustafa1 mustafa123 fatma123 ayse1234 emine123 turk1923 19071907 19051905 19031903 14531453 19231923`;

/** The 3,000 most common passwords of at least 8 characters, and the common Turkish ones, by folded key. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...dictionary['passwords-common'].filter((password) => password.length >= MIN).slice(0, COUNT),
    ...turkish.trim().split(/\s+/),
  ].map(foldKey),
);

import { foldKey } from '@seyir/kit';

const USERNAME = /^[a-z0-9_.]{3,24}$/;
/** One bare address: without characters that could split it into two, or add a header. */
const EMAIL =
  /^[^\s<>,;:"'()[\]\\@\p{Cc}]{1,64}@[^\s<>,;:"'()[\]\\@.\p{Cc}]+(\.[^\s<>,;:"'()[\]\\@.\p{Cc}]+)+$/u;

export const isUsername = (value: string): boolean => USERNAME.test(value);

/** Reserved names, which would look official. */
const RESERVED = new Set(
  `admin administrator anonim anonymous bot bilgi destek editor ekip guvenlik help hesap info iletisim kullanici mail
  member message mod moderator noreply null official postmaster resmi root security seyir seyir.destek seyir_destek silindi
  sistem staff support system undefined uye webmaster yardim yetkili yonetici yonetim ziyaretci`
    .split(/\s+/)
    .map(foldKey),
);

export const isReserved = (username: string): boolean => RESERVED.has(foldKey(username));

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value);

/** White space by Unicode, and the byte order mark. `trim` does not remove U+0085. */
const SPACE_AROUND = /^[\s\u0085]+|[\s\u0085]+$/gu;

const bare = (typed: string): string => typed.normalize('NFC').replace(SPACE_AROUND, '');

/** The key for comparing e-mail addresses: an identifier, so Turkish casing does not apply. */
export const emailKey = (email: string): string => bare(email).toLocaleLowerCase('en-US');

/**
 * The normal form of a login: members are found by it, and failed sign-ins of unknown logins are counted on it. It is the key of
 * a username or, with an @, of an e-mail address; no username contains an @. Empty for only white space.
 */
export const loginKey = (typed: string): string => {
  const login = bare(typed);
  return login.includes('@') ? emailKey(login) : foldKey(login);
};

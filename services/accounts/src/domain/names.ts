const USERNAME = /^[a-z0-9_.]{3,24}$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

export const isUsername = (value: string): boolean => USERNAME.test(value);

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value);

/** What an e-mail address is compared by: an identifier, so Turkish casing has no part in it. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLocaleLowerCase('en-US');

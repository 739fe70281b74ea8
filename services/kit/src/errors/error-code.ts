import { types } from 'node:util';

/** The `code` of an error, also of an error from another realm, where `instanceof Error` is false. */
export const errorCode = (error: unknown): string | number | undefined =>
  types.isNativeError(error) && 'code' in error && ['string', 'number'].includes(typeof error.code)
    ? (error.code as string | number)
    : undefined;

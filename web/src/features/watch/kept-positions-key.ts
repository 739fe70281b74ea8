/**
 * The browser's storage key of a visitor's positions. It is not in `kept-positions`, so that every page can check the key without
 * loading that code.
 */
export const KEPT_POSITIONS_KEY = 'seyir.positions';

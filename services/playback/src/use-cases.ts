/** What the controllers are given; its type is in the module, which knows how it is wired. */
export const USE_CASES = Symbol('playback.use-cases');

/**
 * Parsed JSON: an answer of the site or a row of SQL. The reader knows its shape from the document or statement beside it, and a
 * wrong assumption fails the run.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place: everything else is typed
export type Json = any;

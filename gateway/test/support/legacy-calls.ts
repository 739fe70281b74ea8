import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rows } from '../../src/legacy/rows.js';
import { smallPng } from './photos.js';
import type { Site } from './site.js';

/** A call of the specification. */
export interface SpecifiedRow {
  readonly path: string;
  readonly type?: string;
  readonly fields: readonly string[];
  readonly answer: 'paged' | Readonly<Record<string, string>>;
  readonly auth: 'public' | 'member';
  readonly missing?: string;
  readonly empty?: string;
}

/** A file of docs/spec. */
export const specFile = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../docs/spec/${name}`, import.meta.url), 'utf8'));
/** All calls, those that are not built too. */
export const wholeSpecification = (specFile('legacy-calls.yaml') as { rows: SpecifiedRow[] }).rows;
const open = specFile('open.yaml') as { calls: Record<string, string[]> };
const notBuilt = new Set(Object.values(open.calls).flat());
export const specified = wholeSpecification.filter(({ path, type }) => !notBuilt.has(type ?? path));
export const nameOf = ({ path, type }: { path: string; type?: string }) => (type ? `${path} ${type}` : path);
/** `photo (file)` and `season?` without the specification's additions to the name. */
export const fieldName = (field: string) => field.replace(/\?$| \(.*\)$/, '').replace(/\[\]$/, '');
/** The keys of its answer. */
export const keysOf = ({ answer }: SpecifiedRow): string[] =>
  answer === 'paged' ? ['count', 'last', 'message', 'theme'] : Object.keys(answer).sort();
/** A sign-in ends the session of its call, so sign-in rows are called without one, and the other rows keep their session. */
export const tokenFor = ({ path }: { path: string }): string => (path === '/auth/login' ? 'none' : 'token-1');

/** Values for the fields of a path. */
const inPaths: Readonly<Record<string, string>> = {
  '/{type}/all/load': '/dizi/all/load',
  '/set/{type}/watch/list': '/set/dizi/watch/list',
  '/{type}/delete/post': '/comment/delete/post',
  '/akis/{page}': '/akis/1',
  '/{section}/{page}': '/bozkir/1',
};
export const addressOf = (path: string): string => inPaths[path] ?? path;

export type Answer = Record<string, unknown> & { theme?: string; fields?: Record<string, string> };

/** A call with a photo must be multipart; a sample's photo is a small valid one. */
export const photoFieldsOf = ({ path, type }: { path: string; type?: string }) =>
  [rows.find((row) => row.path === path && row.type === type)?.photo ?? []].flat();

export const formOf = (fields: object, photoFields: readonly string[]): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields) as [string, string][])
    if (photoFields.includes(key) && value === 'photo') form.set(key, new Blob([smallPng]), 'ben.png');
    else form.set(key, value);
  return form;
};

/** Makes a call; `token` is the session, none for a visitor. */
export const callOn = async (
  site: Site,
  row: { path: string; type?: string },
  fields: object,
  token?: string,
) => {
  const body = { ...fields, ...(row.type && { type: row.type }) };
  const photoFields = photoFieldsOf(row);
  if (photoFields.some((field) => (fields as Record<string, unknown>)[field] === 'photo')) {
    const headers = { 'sec-fetch-site': 'same-origin', ...(token && { cookie: `sid=${token}` }) };
    const init = { method: 'POST', headers, body: formOf(body, photoFields) };
    const response = await fetch(site.url + row.path, init);
    return { response, answer: (await response.json()) as Answer };
  }
  const response = await site.post(addressOf(row.path), body, token ? { token } : {});
  return { response, answer: (await response.json()) as Answer };
};

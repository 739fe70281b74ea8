import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { deskCalls, HARMS_MEMBERS, roleFor } from './desk-calls.ts';
import type { Desk } from './desk.ts';
import { documentOf } from './document.ts';
import { knownFields } from './fields.ts';
import { graphqlCalls, type Choose } from './graphql-calls.ts';
import { legacyCalls } from './legacy-calls.ts';
import type { Things } from './things.ts';

/**
 * How often an operation gets a complete valid call: the first few times, then once in this many calls. There is a maximum if each
 * needs a new member.
 */
const FIRST = 2;
const ONE_IN = 4;
const MOST_MEMBERS = 12;

/** These calls may end their session, so they never use the shared one. */
const ENDS_SESSIONS = new Set([
  '/auth/login',
  '/auth/change/password',
  '/set/user/password',
  'signIn',
  'signOut',
  'activate',
  'changePassword',
  'changePasswordByToken',
  'confirmEmail',
  'endSession',
  'endOtherSessions',
]);

/**
 * Serves the hooks of schemathesis: `/fields` are values by field name; `/call?of=` is the cookie for a call, and
 * sometimes a complete valid call with new arguments, or the ids of objects that the call is for.
 * @param sdl file of the schema
 */
export const serveFitting = async (things: Things, desk: Desk, sdl: string) => {
  const schema = buildSchema(readFileSync(sdl, 'utf8'));
  let turn = 0;
  const any: Choose = (list) => {
    if (list.length === 0) throw new Error('nothing to choose from');
    return list[turn++ % list.length] as (typeof list)[number];
  };
  const legacy = legacyCalls(things, any);
  const graphql = { ...graphqlCalls(things, any), ...deskCalls(desk, things, any) };
  const services = Object.keys(legacy).filter((name) => name.startsWith('/ajax/service '));
  const asked = new Map<string, number>();
  const spent = await things.newMember();
  const ids = await desk.ids();
  /** The caller of an operation whose arguments do not need another one. */
  const callerFor = (name: string, isWhole: boolean) => {
    if (ENDS_SESSIONS.has(name)) return spent.caller;
    const role = roleFor[name];
    return role && (isWhole || !HARMS_MEMBERS.has(name)) ? desk[role] : things.member;
  };

  const make = async (name: string) => {
    const fitting = graphql[name];
    if (fitting) {
      const { args, as } = await fitting();
      return { as, document: documentOf(schema, name, args) };
    }
    const row = legacy[name];
    if (!row) throw new Error(`no call for ${name}`);
    const { fields: given, as } = await row();
    const [, type] = name.split(' ');
    const texts = Object.entries(given).filter(([, value]) => typeof value === 'string');
    const fields = { ...Object.fromEntries(texts), ...(type && { type }) };
    const [photo] = Object.entries(given).flatMap(([field, value]) =>
      typeof value === 'string' ? [] : [{ field, content: value.toString('base64') }],
    );
    return { as, fields, ...(photo && { photo }) };
  };

  const call = async (operation: string) => {
    const isService = operation.startsWith('/ajax/service') && !(operation in legacy);
    const name = isService ? any(services) : operation;
    const times = (asked.get(name) ?? 0) + 1;
    asked.set(name, times);
    const ends = ENDS_SESSIONS.has(name);
    const isWhole = (name in legacy || name in graphql) && (times <= FIRST || times % ONE_IN === 0);
    if (!isWhole || (ends && times > MOST_MEMBERS * ONE_IN))
      return { cookie: callerFor(name, false).cookie, ...(name in roleFor && { ids }) };
    const { as, ...made } = await make(name);
    return { cookie: (as ?? callerFor(name, true)).cookie, ...made };
  };

  const fields = knownFields(things);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = pathname === '/fields' ? fields : call(searchParams.get('of') ?? '');
    Promise.resolve(answer).then(
      (made) => response.end(JSON.stringify(made)),
      (error) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
};

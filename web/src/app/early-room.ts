import type { DocumentNode } from 'graphql';
import { RoomDocument } from '../generated/room.js';
import { ViewerDocument } from '../generated/viewer.js';
import { textOf } from '../graphql/document.js';
import { bodyOf } from './apollo/browser-link.js';

/** Stands in the script for the code of the room. */
const CODE = 'code-of-the-room';

/** The body of an operation as the browser's client sends it. */
const sent = (document: DocumentNode, operationName: string, variables: object): string =>
  bodyOf({ query: textOf(document), operationName, variables, extensions: {} });

const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

const [before = '', after = ''] = sent(RoomDocument, 'Room', { code: CODE }).split(JSON.stringify(CODE));

/**
 * Inline script of the page of a room, for a browser that was signed in last time: it requests session and room while the page's
 * scripts load. `browserLink` takes the answers. On a slow line, a member who returns sees the picture a second earlier.
 */
export const earlyRoomScript = [
  "(function(p){if(!p||!('member'in document.documentElement.dataset))return;",
  `var c=JSON.stringify(decodeURIComponent(p[1]));earlyAnswers={};earlySentAt=performance.now();`,
  // The first request has a connection already, and what is prepared waits for the room alone.
  `[${literal(before)}+c+${literal(after)},${literal(sent(ViewerDocument, 'Viewer', {}))}]`,
  ".forEach(function(b){(earlyAnswers[b]=fetch('/graphql',{method:'POST',headers:",
  "{'content-type':'application/json',accept:'application/graphql-response+json, application/json'},body:b}))",
  '.catch(function(){})})})(/^\\/oda\\/([^/]+)$/.exec(location.pathname))',
].join('');

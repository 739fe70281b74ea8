/** Header sets that our pages never send. */
export const foreign: Record<string, Record<string, string>> = {
  'no header at all': {},
  'a foreign origin': { origin: 'https://kotu.example' },
  'an opaque origin': { origin: 'null' },
  'an empty origin': { origin: '' },
  'our host over another scheme': { origin: 'https://{host}' },
  'our host with another port': { origin: 'http://127.0.0.1:1' },
  'our name as a prefix': { origin: 'http://{host}.kotu.example' },
  'our name as userinfo': { origin: 'http://{host}@kotu.example' },
  'our origin with a path': { origin: 'http://{host}/' },
  'a foreign site': { 'sec-fetch-site': 'cross-site' },
  'a sibling site': { 'sec-fetch-site': 'same-site' },
  'the address bar': { 'sec-fetch-site': 'none' },
  'an unknown kind of site': { 'sec-fetch-site': 'same-origin, cross-site' },
  'a foreign site that names our origin': { 'sec-fetch-site': 'cross-site', origin: 'http://{host}' },
  'a sibling site that names our origin': { 'sec-fetch-site': 'same-site', origin: 'http://{host}' },
  'our referrer alone': { referer: 'http://{host}/' },
  'a forwarded host': { origin: 'https://kotu.example', 'x-forwarded-host': 'kotu.example' },
};

/** Bodies that a page of another site can send directly, and those that need a preflight request. */
export const bodies = {
  JSON: { type: 'application/json', body: '{"query":"mutation SignOut { signOut { signedOut leaveAt } }"}' },
  'a form': { type: 'application/x-www-form-urlencoded', body: 'type=readNotification&id=1' },
  multipart: {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\nreadNotification\r\n--x--\r\n',
  },
  text: { type: 'text/plain', body: '{"query":"mutation SignOut { signOut { signedOut leaveAt } }"}' },
};

export const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'];

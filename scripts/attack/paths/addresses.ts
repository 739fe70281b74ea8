/** Targets of a request line that do not exist: 400 or 404, and never a page. */
export const nowhere = [
  '/%00',
  '/%01',
  '/%0aabc',
  '/%0d%0aX',
  '/%0D%0ASet-Cookie:%20a=b',
  '/%09',
  '/%1b[31m',
  '/%7f',
  '/%c2%85',
  '/%e2%80%a8',
  '/dizi%0a',
  '/dizi/%0a',
  '/dizi/gece-yarisi-iskelesi%0a',
  '/dizi/gece-yarisi-iskelesi%00.html',
  '/profile/selin%0d%0a',
  '/profile/%e2%80%ae',
  '/ara%0a',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%c0%ae%c0%ae/etc/passwd',
];

/** Attempts to leave the folders of served files; their forbidden contents are listed below. */
export const traversal = ['/assets', '/i', '/m', '/i/posters', '/i/avatars', '/fonts', ''].flatMap((folder) =>
  [
    '/../secrets.json',
    '/../../secrets.json',
    '/..%2fsecrets.json',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e%252fsecrets.json',
    '/..\\..\\secrets.json',
    '/..%5c..%5csecrets.json',
    '/....//....//etc/passwd',
    '/.%00./secrets.json',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/~root/.ssh/id_rsa',
  ].map((path) => folder + path),
);

/** Files and endpoints that must not be served. */
export const unserved = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/pnpm-lock.yaml',
  '/node_modules/fastify/package.json',
  '/secrets.json',
  '/demo-logins.json',
  '/var/secrets.json',
  '/mails',
  '/metrics',
  '/livez',
  '/readyz',
  '/health',
  '/server-status',
  '/debug/pprof',
  '/graphiql',
  '/playground',
  '/admin',
  '/console',
  '/assets/',
  '/assets/entry.client.js.map',
  '/dist/main.js',
  '/seyir.comments.v1.CommentsService/ListComments',
];

export const secrets =
  /root:x:0|"media":"|BEGIN [A-Z ]*PRIVATE|"packageManager"|\[core\]|demo-logins|sourcesContent|process_cpu/;

/** Redirect targets that a sign-in must refuse. */
export const elsewhere = [
  'https://kotu.example',
  '//kotu.example',
  '/\\kotu.example',
  '\\\\kotu.example',
  '/%09/kotu.example',
  '/%5ckotu.example',
  'https:kotu.example',
  'http:///kotu.example',
  'javascript:alert(1)',
  '/dizi/..//kotu.example',
  '.kotu.example',
  '@kotu.example',
  '%68ttps://kotu.example',
  'https://127.0.0.1@kotu.example',
];

/** Headers that must not change the answers to others. */
export const poison: Record<string, string>[] = [
  { 'x-forwarded-host': 'kotu.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '1' },
  { 'x-original-url': '/giris-yap' },
  { 'x-rewrite-url': '/giris-yap' },
  { 'x-http-method-override': 'POST' },
  { forwarded: 'host=kotu.example;proto=https' },
  { 'accept-language': 'kotu"><script>' },
  { 'user-agent': '<script>kotu</script>' },
  { range: 'bytes=0-10' },
  { 'if-none-match': '*' },
];

/** Raw requests whose end two servers could interpret differently: at most one answer, which must be a refusal. */
export const smuggled: Record<string, (host: string) => string> = {
  'two lengths': (host) =>
    `POST /search HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  'a length and chunks': (host) =>
    `POST /search HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  'chunks and a length': (host) =>
    `POST /search HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  'chunks under another name': (host) =>
    `POST /search HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'a folded header': (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\r\n b: c\r\n\r\n`,
  'a space before the colon': (host) => `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`,
  'two hosts': (host) => `GET / HTTP/1.1\r\nHost: kotu.example\r\nHost: ${host}\r\n\r\n`,
  'no host': () => 'GET / HTTP/1.1\r\n\r\n',
  'a foreign host': () => 'GET / HTTP/1.1\r\nHost: kotu.example\r\n\r\n',
  'a negative length': (host) => `POST /search HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`,
  'a length in hex': (host) => `POST /search HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0x5\r\n\r\nhello`,
  'a chunk of a broken size': (host) =>
    `POST /search HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`,
  'a zero byte in a header': (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n`,
  'a bare CR in a header': (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\rSet-Cookie: b=c\r\n\r\n`,
  'a header of 100 kB': (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
  'no HTTP': () => 'NONSENSE\r\n\r\n',
  'a TLS hello': () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
};

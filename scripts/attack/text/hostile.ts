import { ask, answerOf, submit } from '../lib/ask.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import { documentOf } from '../../site/documents.ts';
import { bidi, links, markup, staffNames, unfit } from './payloads.ts';
import type { Attack } from '../lib/areas.ts';
import type { Json } from '../../lib/json.ts';

export const name = 'what members write is text, is seen, and speaks for nobody else';
export const short = true;

/** Codes for a refused text. */
const REFUSED = new Set(['BAD_INPUT', 'NAME_RESERVED']);

/** Placeholder in the body for an escaped text of the list. */
const PLACE = 'BURADA';

export const run: Attack['run'] = async ({ site }) => {
  const { origin, visitor, short } = site;
  const people = openPeople(site);
  const member = await people.join();
  const { caller } = member;
  const latest = (await ask(visitor, 'LatestEpisodes', { page: 1, size: 24 })).data.latestEpisodes.items;
  const episode = latest.find((one: Json) => one.title.kind === 'SERIES');
  const target = { kind: 'EPISODE', id: episode.id };
  const profile = { name: 'Deneme Üye', about: '', country: '' };

  /** The text fields of a member: the document, and its input with a text. */
  const fields: Record<string, (text: string) => [string, object]> = {
    comment: (body) => ['PostComment', { target, body }],
    'shown name': (text) => ['UpdateProfile', { ...profile, name: text }],
    about: (about) => ['UpdateProfile', { ...profile, about }],
    country: (country) => ['UpdateProfile', { ...profile, country }],
    'report description': (description) => [
      'Report',
      { targetType: 'TITLE', targetId: episode.title.id, problem: 'OTHER', description },
    ],
    'contact name': (text) => [
      'SendContact',
      { name: text, email: 'a@posta.example', subject: 'Konu', message: 'Merhaba' },
    ],
    'contact subject': (subject) => [
      'SendContact',
      { name: 'Ad', email: 'a@posta.example', subject, message: 'Merhaba' },
    ],
    'contact message': (message) => [
      'SendContact',
      { name: 'Ad', email: 'a@posta.example', subject: 'Konu', message },
    ],
  };
  /** Sends a field whose escapes are written into the JSON unchanged, so that broken surrogates reach the server. */
  const sendEscaped = (field: string, escaped: string) => {
    const [document, input] = fields[field]?.(PLACE) ?? ['', {}];
    const call = caller.graphql(documentOf(document), { input });
    return answerOf({ ...call, body: call.body.replaceAll(PLACE, escaped) });
  };

  const marks = markup.map((payload, n) => payload.replaceAll('{n}', `7${String(n).padStart(3, '0')}7`));
  const active: string[] = [];
  let tried = 0;
  const search = (where: string, html: string) => {
    for (const payload of marks) {
      const tag = /<[^]*$/.exec(payload)?.[0] ?? payload;
      if (/^<[a-z!/]/i.test(tag) && html.includes(tag)) active.push(`${where}: ${payload}`);
    }
  };
  for (const payload of marks) {
    for (const [field, make] of Object.entries(fields)) {
      const [document, input] = make(payload);
      const { code } = await ask(caller, document, { input });
      if (code && !['BAD_INPUT', 'CONFLICT'].includes(code)) active.push(`${field}: ${code}`);
      tried += 1;
    }
    if (!short) search('profile page', await (await fetch(`${origin}/profile/${member.username}`)).text());
  }
  for (let page = 1; page <= 3; page++)
    search(
      'older list',
      (await submit(visitor, '/get/more/comment', { type: '2', id: episode.id, page: String(page) })).data
        .theme ?? '',
    );
  const home = [episode.title.path, episode.path, `/profile/${member.username}`];
  for (const page of home) search(page, await (await fetch(origin + page)).text());
  for (const payload of marks)
    search('search page', await (await fetch(`${origin}/ara?q=${encodeURIComponent(payload)}`)).text());
  const reflected = await (await fetch(`${origin}/ara?q=__CSP_NONCE__`)).text();

  const blind = [];
  for (const field of Object.keys(fields))
    for (const [what, escaped] of Object.entries(unfit)) {
      const { code, text, data } = await sendEscaped(field, escaped);
      if (REFUSED.has(code ?? '')) continue;
      // An optional field may store an invisible text as an empty one.
      const kept = data?.updateProfile?.account?.[field];
      const isOptional = ['about', 'country', 'report description'].includes(field);
      const isInvisible = what.endsWith('alone');
      if (isOptional && isInvisible && (kept === undefined || kept === '')) continue;
      blind.push(`${field}: ${what}: ${code ?? `taken ${text.slice(0, 60)}`}`);
    }

  const turned = [];
  for (const [at, pattern] of bidi.entries())
    for (const field of ['comment', 'shown name', 'about']) {
      const [document, input] = fields[field]?.(pattern.replace('{n}', `metin${at}`)) ?? ['', {}];
      const { code, data } = await ask(caller, document, { input });
      if (code === 'BAD_INPUT') continue;
      const kept =
        data?.postComment?.comment.body ??
        (field === 'about' ? data?.updateProfile?.account.about : data?.updateProfile?.account.member.name) ??
        '';
      if (!isBalanced(kept)) turned.push(`${field}: ${code ?? JSON.stringify(kept)}`);
    }

  const named = [];
  for (const wanted of staffNames) {
    const { code } = await ask(caller, 'UpdateProfile', { input: { ...profile, name: wanted } });
    if (!REFUSED.has(code ?? '')) named.push(`${wanted}: ${code ?? 'taken'}`);
  }
  const ordinary = [];
  for (const wanted of [
    'Zeynep Yılmaz',
    'Modern Zamanlar',
    'Şeyma',
    'Editha',
    "D'Artagnan",
    '李小龍',
    '👩‍👩‍👧 Aile',
  ]) {
    const { code } = await ask(caller, 'UpdateProfile', { input: { ...profile, name: wanted } });
    if (code) ordinary.push(`${wanted}: ${code}`);
  }
  const usernames = await each(
    ['admin', 'seyir', 'moderator', 'zeynep.mod', '..', '%2e%2e', 'ad min', 'аdmin'],
    async (username) => {
      const { answer } = await people.register({ username });
      return answer.code ? '' : username;
    },
    1,
  );

  const linked = [];
  const social = {
    facebook: 'https://facebook.com/deneme',
    twitter: 'https://x.com/deneme',
    instagram: 'https://instagram.com/deneme',
  };
  for (const link of links)
    for (const kind of Object.keys(social)) {
      const wanted = { ...social, [kind]: link.replaceAll('facebook', kind) };
      const { code } = await submit(caller, '/ajax/service', { type: 'addSocial', ...wanted });
      if (code !== 'BAD_INPUT') linked.push(`${kind} ${JSON.stringify(link)}: ${code ?? 'taken'}`);
    }
  const own = await submit(caller, '/ajax/service', { type: 'addSocial', ...social });

  const found = (list: string[]) => list.filter(Boolean);
  return [
    rowOf(
      `${marks.length} pieces of markup × ${Object.keys(fields).length} fields are shown as text`,
      tried,
      active,
    ),
    rowOf(
      'a text is no way to a nonce of the policy',
      1,
      /value="(?!__CSP)[\w+/=-]{16,}"/.test(reflected) ? ['the search page shows the nonce'] : [],
    ),
    rowOf(
      'broken text and text that nobody sees is refused',
      Object.keys(unfit).length * Object.keys(fields).length,
      blind,
    ),
    rowOf('nothing turns the direction of what follows', bidi.length * 3, turned),
    rowOf('names that look like staff are for staff', staffNames.length, named),
    rowOf('ordinary names are taken', 7, ordinary),
    rowOf('reserved and broken usernames are refused', usernames.length, found(usernames)),
    rowOf('addresses that are no page of that network are refused', links.length * 3, linked),
    rowOf('addresses that are one are taken', 1, own.code ? [own.text] : []),
  ];
};

/** Whether every direction control in a text is closed within the text. */
const isBalanced = (text: string) => {
  let embedded = 0;
  let isolated = 0;
  for (const sign of text) {
    if (/[\u202a\u202b\u202d\u202e]/u.test(sign)) embedded += 1;
    if (/[\u2066-\u2068]/u.test(sign)) isolated += 1;
    if (sign === '\u202c') embedded -= 1;
    if (sign === '\u2069') isolated -= 1;
    if (embedded < 0 || isolated < 0) return false;
  }
  return embedded === 0 && isolated === 0;
};

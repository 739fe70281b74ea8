import { answerOf, ask, submit } from '../lib/ask.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import { openFields, type Field } from './fields.ts';
import { bidi, links, markup, staffNames, unfit } from './payloads.ts';
import type { Attack } from '../lib/areas.ts';
import type { Json } from '../../lib/json.ts';

export const name = 'what members write is text, is seen, and speaks for nobody else';
export const short = true;

/** Codes for a refused text. */
const REFUSED = new Set(['BAD_INPUT', 'NAME_RESERVED']);

/** Codes for a text that does not fit its field, or that another one of the same kind already has. */
const DECLINED = new Set([...REFUSED, 'CONFLICT']);

/** Fields that take addresses or names of networks, so that no markup fits. */
const STRICT = new Set(['group website', 'group network', 'address in a removal request']);

const staffPages = ['/yonetim/vakalar', '/yonetim/istekler', '/yonetim/mesajlar', '/yonetim/kaldirma'];

/** The short form sends each third payload. */
const SHORT_STEP = 3;

/** Placeholder in the body for an escaped text of the list. */
const PLACE = 'BURADA';

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, mails, short } = site;
  const people = openPeople(site);
  const [member, other] = [await people.join(), await people.join()];
  const [moderator, editor] = [await site.as(2), await site.as(3)];
  const { caller } = member;
  const { fields, themes, episode } = await openFields({
    origin,
    mails,
    join: () => people.join(),
    member,
    other,
    moderator,
    editor,
  });
  const profile = { name: 'Deneme Üye', about: '', country: '' };
  const send = async (field: Field, text: string) => answerOf(await field.make(text));
  /** Sends a field whose escapes are written into the JSON unchanged, so that broken surrogates reach the server. */
  const sendEscaped = async (field: Field, escaped: string) => {
    const call = await field.make(PLACE);
    return answerOf({ ...call, body: call.body.replaceAll(PLACE, escaped) });
  };

  const marks = markup
    .filter((_, n) => !short || n % SHORT_STEP === 0)
    .map((payload, n) => payload.replaceAll('{n}', `7${String(n).padStart(3, '0')}7`));
  const active: string[] = [];
  let tried = 0;
  const search = (where: string, html: string) => {
    for (const payload of marks) {
      const tag = /<[^]*$/.exec(payload)?.[0] ?? payload;
      if (/^<[a-z!/]/i.test(tag) && html.includes(tag)) active.push(`${where}: ${payload}`);
    }
  };
  const read = async (page: string) => search(page, await (await fetch(origin + page)).text());
  const pages = new Set([
    ...staffPages,
    episode.title.path,
    episode.path,
    `/profile/${member.username}`,
    '/akis',
  ]);
  const stored: Record<string, number> = {};
  for (const [name, field] of Object.entries(fields)) {
    for (const payload of marks) {
      const { code, data, text } = await send(field, payload);
      tried += 1;
      if (code) {
        if (!DECLINED.has(code)) active.push(`${name}: ${code} ${text.slice(0, 200)}`);
        continue;
      }
      stored[name] = (stored[name] ?? 0) + 1;
      const shown = field.shown?.(data) ?? [];
      if (!field.isReplaced) for (const page of shown) pages.add(page);
      else if (!short) for (const page of shown) await read(page);
    }
    // A field that refuses every payload for another reason would prove nothing.
    if (!stored[name] && !STRICT.has(name)) active.push(`${name}: stored no text`);
  }
  say(`${tried} texts, ${pages.size} pages`);
  await each([...pages], read, 4);
  for (const [path, more] of themes)
    for (let page = 1; page <= (short ? 1 : 3); page++) {
      const answer = await submit(caller, path.replace('{page}', String(page)), {
        ...more,
        page: String(page),
      });
      if (answer.code) active.push(`${path}: ${answer.code}`);
      else search(path, answer.data.theme ?? '');
    }
  for (const page of staffPages)
    search(page, await (await fetch(origin + page, { headers: { cookie: moderator.cookie } })).text());
  for (const payload of marks)
    search('search page', await (await fetch(`${origin}/ara?q=${encodeURIComponent(payload)}`)).text());
  const reflected = await (await fetch(`${origin}/ara?q=__CSP_NONCE__`)).text();

  const blind = [];
  for (const [name, field] of Object.entries(fields))
    for (const [what, escaped] of Object.entries(unfit)) {
      const { code, text, data } = await sendEscaped(field, escaped);
      if (REFUSED.has(code ?? '')) continue;
      // An optional field may store an invisible text as an empty one.
      const isInvisible = what.endsWith('alone');
      if (!code && field.isOptional && isInvisible && !stringsIn(data).includes(JSON.parse(`"${escaped}"`)))
        continue;
      blind.push(`${name}: ${what}: ${code ?? `taken ${text.slice(0, 60)}`}`);
    }

  const turned = [];
  for (const [at, pattern] of bidi.entries())
    for (const [name, field] of Object.entries(fields)) {
      const { code, data, text } = await send(field, pattern.replace('{n}', `metin${at}`));
      if (DECLINED.has(code ?? '')) continue;
      if (code) turned.push(`${name}: ${code} ${text.slice(0, 100)}`);
      for (const kept of stringsIn(data))
        if (kept.includes(`metin${at}`) && !isBalanced(kept)) turned.push(`${name}: ${JSON.stringify(kept)}`);
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
    rowOf('nothing turns the direction of what follows', bidi.length * Object.keys(fields).length, turned),
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

/** All texts of an answer. */
const stringsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values<Json>(value).flatMap(stringsIn) : [];
};

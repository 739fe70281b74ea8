import { each, rowOf } from '../lib/rows.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'pages are the same bytes for members and visitors, and set no cookie';
export const short = true;

const MOST = 20;

export const run: Attack['run'] = async ({ site: { origin, as } }) => {
  const { cookie } = await as(0);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const listed = [];
  for (const file of files.slice(0, 4)) {
    if (!file.endsWith('.xml')) listed.push(file);
    else
      listed.push(
        ...[...(await (await fetch(origin + file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
          ([, address = '']) => new URL(address).pathname,
        ),
      );
  }
  const step = Math.max(1, Math.floor(listed.length / MOST));
  const pages = [...listed.filter((_, at) => at % step === 0)].slice(0, MOST);
  const found = await each(
    pages,
    async (page) => {
      const [visitor, member] = [
        await fetch(origin + page),
        await fetch(origin + page, { headers: { cookie } }),
      ];
      if (visitor.headers.has('set-cookie') || member.headers.has('set-cookie'))
        return `${page}: sets a cookie`;
      const [a, b] = [await visitor.arrayBuffer(), await member.arrayBuffer()];
      return Buffer.from(a).equals(Buffer.from(b))
        ? ''
        : `${page}: ${a.byteLength} and ${b.byteLength} bytes that differ`;
    },
    4,
  );
  return [
    rowOf(
      'pages asked for with and without a session',
      pages.length,
      found.filter(Boolean),
      `${listed.length} addresses in the sitemap`,
    ),
  ];
};

import { PAGE, PAGE_HASH, startSite, type Site, type SiteOptions } from './site.js';

export interface PageOptions {
  readonly status?: () => number;
  readonly before?: () => Promise<void>;
  readonly options?: SiteOptions;
}

/** A site whose pages read the documents in `query`; `made` counts the renderings. */
export const startPages = async (
  query: string,
  more: PageOptions = {},
): Promise<{ site: Site; made: () => number }> => {
  let made = 0;
  const site: Site = await startSite({
    ...more.options,
    web: {
      async handle() {
        made += 1;
        await more.before?.();
        const answer = await site.gateway.executeInternal({ query });
        return new Response(`${PAGE}${made} ${JSON.stringify(answer)}`, {
          status: more.status?.() ?? 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'set-cookie': 'x=1',
            'x-page-scripts': PAGE_HASH,
          },
        });
      },
    },
  });
  return { site, made: () => made };
};

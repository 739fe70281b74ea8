import { siteName, siteTitle } from './site.js';
import { useRenderScope } from './render-scope.js';

interface Props {
  /** Without the site's name; absent on the home page. */
  title?: string;
  description: string;
  /** Canonical path, without parameters that only sort or filter. */
  path: string;
  /** Path of a preview picture, at least 600 px wide. */
  image?: string | undefined;
  /** In pixels, if known: then a preview shows the picture at the first sharing of the address. */
  imageSize?: { readonly width: number; readonly height: number } | undefined;
  type?: 'website' | 'article' | 'video.tv_show' | 'video.movie' | 'video.episode';
  noindex?: boolean;
  /** schema.org objects; each becomes a JSON-LD script. */
  data?: readonly object[];
}

/** Title, metadata and structured data of a page. React hoists them into the head. */
export function PageHead({
  title,
  description,
  path,
  image,
  imageSize,
  type,
  noindex = false,
  data = [],
}: Props) {
  const { origin } = useRenderScope();
  const shown = title ? `${title} · ${siteName}` : siteTitle;
  const url = origin + path;
  return (
    <>
      <title>{shown}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={origin + image} />}
      {image && imageSize && <meta property="og:image:width" content={String(imageSize.width)} />}
      {image && imageSize && <meta property="og:image:height" content={String(imageSize.height)} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {data.map((entry, place) => (
        <script
          key={place}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: dataText(entry) }}
        />
      ))}
    </>
  );
}

/** JSON with escaped `<`, so that an HTML parser finds no tags in it. */
function dataText(entry: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...entry }).replaceAll('<', '\\u003c');
}

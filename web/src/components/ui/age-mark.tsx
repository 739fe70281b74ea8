import { classes } from './classes.js';

export type AgeRating = 'general' | '7+' | '13+' | '18+';
export type ContentWarning = 'violence' | 'sexuality' | 'bad-example';

/** Each mark has its own text and form, so that nobody needs the colour. They keep the colours of the dark theme on their ink ground. */
const ages: Record<AgeRating, { text: string; said: string; look: string }> = {
  general: {
    text: 'G',
    said: 'Genel izleyici',
    look: 'rounded-full border-2 border-[#2ec4b6] text-[#7fe0d6]',
  },
  '7+': {
    text: '7+',
    said: '7 yaş ve üzeri',
    look: 'rounded-[30%] border-2 border-[#f4b740] text-[#f7c766]',
  },
  '13+': { text: '13+', said: '13 yaş ve üzeri', look: 'rounded-[12%] bg-[#f4b740] text-[#241800]' },
  '18+': { text: '18+', said: '18 yaş ve üzeri', look: 'octagon bg-[#c81e3a] text-white' },
};

/** The minimum age for a title, on a plate that stands out on every picture. */
export function AgeMark({ rating, size = 28 }: { rating: AgeRating; size?: number }) {
  const { text, said, look } = ages[rating];
  return (
    <span
      role="img"
      aria-label={said}
      title={said}
      style={{ width: size, height: size, padding: size * 0.07, fontSize: size * 0.36 }}
      className="inline-grid shrink-0 rounded-[30%] bg-[#0b0d12]"
    >
      <span className={classes('tabular grid place-items-center leading-none font-extrabold', look)}>
        {text}
      </span>
    </span>
  );
}

const warnings: Record<ContentWarning, { said: string; path: string }> = {
  // The drawings of the content marks: a clenched fist, two halves of a heart, a raised hand.
  violence: {
    said: 'Şiddet ve korku',
    path: 'M7 11V8.5a1.5 1.5 0 0 1 3 0V8a1.5 1.5 0 0 1 3 0v.3a1.5 1.5 0 0 1 3 0v.9a1.4 1.4 0 0 1 2.8 0V13c0 3.9-2.3 6.5-5.9 6.5S7 17 7 14.3V11Zm0 0c-1.4 0-2 .8-2 2s.7 2 2.3 2H11M4 5.5l1.5 1.2M9.5 3v2M16 3.5l-1 1.8',
  },
  sexuality: {
    said: 'Cinsellik',
    path: 'M11 19C8.5 17.3 4 13.8 4 9.6 4 7 5.8 5.3 8 5.3c1.3 0 2.3.6 3 1.4L9.5 10l3 2.5L11 15.5V19Zm2.5-.3c2.6-1.8 6.5-5.1 6.5-9.1 0-2.6-1.8-4.3-4-4.3-1.1 0-2 .4-2.7 1.1',
  },
  'bad-example': {
    said: 'Olumsuz örnek oluşturabilecek davranışlar',
    path: 'M12 3.5 20.5 12 12 20.5 3.5 12 12 3.5ZM12 8v4.8M12 15.6v.2',
  },
};

/** A content warning of a title. */
export function ContentMark({ warning, size = 28 }: { warning: ContentWarning; size?: number }) {
  const { said, path } = warnings[warning];
  return (
    <span
      role="img"
      aria-label={said}
      title={said}
      style={{ width: size, height: size }}
      className="inline-grid shrink-0 place-items-center rounded-[30%] bg-raised text-text"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={size * 0.72}
        height={size * 0.72}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    </span>
  );
}

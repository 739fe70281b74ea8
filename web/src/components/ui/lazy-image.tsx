import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'img'>, 'loading' | 'alt'> {
  alt: string;
  /** For pictures in the first view: loads at once, with high priority. */
  eager?: boolean;
}

/** Loads when it enters the view, once (specification, section 4: threshold 0). */
export function LazyImage({ src, srcSet, eager = false, alt, style, ...rest }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [seen, setSeen] = useState(eager);
  useEffect(() => {
    if (seen || !image.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    watch.observe(image.current);
    return () => watch.disconnect();
  }, [seen]);
  return (
    <img
      ref={image}
      alt={alt}
      decoding="async"
      {...rest}
      {...(seen && { src, srcSet })}
      // An image without an address would appear broken.
      style={seen ? style : { ...style, opacity: 0 }}
      {...(eager && { fetchPriority: 'high' as const })}
    />
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** How long one reads that it is done (requirement A-14). */
const readingMs = 1_500;

/** Goes home once it has been read that the password has changed (requirement A-13). */
export function useHomeAfter(done: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), readingMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}

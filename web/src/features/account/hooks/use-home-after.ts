import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** How long the success message is shown (requirement A-14). */
const readingMs = 1_500;

/** Leads home after the message that the password has changed was shown (requirement A-13). */
export function useHomeAfter(done: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), readingMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}

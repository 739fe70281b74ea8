import { Navigate } from 'react-router';
import { useHydrated } from './ui/use-hydrated.js';

/** Replaces the page by another one, in the browser only: on the server the router would do nothing and log a warning. */
export function Redirect({ to }: { to: string }) {
  return useHydrated() ? <Navigate to={to} replace /> : null;
}

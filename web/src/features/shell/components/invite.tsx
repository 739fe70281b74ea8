import { useLocation } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { signInPath } from '../../../lib/own-path.js';
import { useViewer } from '../../../lib/viewer.js';
import { shellTexts } from '../texts.js';
import { SignInLink } from './sign-in-link.js';

/** Pages with an invitation of their own, and pages where visitors register. */
const inviting: readonly string[] = [
  '/',
  '/listem',
  '/bildirimler',
  signInPath,
  '/kayit-ol',
  '/sifremi-unuttum',
  '/etkinlestirme',
  '/sifre-degistir',
  '/e-posta-onayla',
];

/** An invitation to visitors in the side bar; hidden on pages that have their own. */
export function Invite() {
  const { state } = useViewer();
  const { pathname } = useLocation();
  if (state !== 'visitor' || inviting.includes(pathname)) return null;
  return (
    <aside
      aria-label={shellTexts.inviteTitle}
      className="perforated grid gap-2 rounded-poster bg-surface p-4 [--tear:2.25rem]"
    >
      <p className="font-display text-lg leading-tight font-bold">{shellTexts.inviteTitle}</p>
      <p className="text-sm text-muted">{shellTexts.inviteText}</p>
      <SignInLink className={buttonClasses('primary', 'sm', 'mt-1 justify-self-start')} />
    </aside>
  );
}

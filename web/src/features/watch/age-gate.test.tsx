import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { render } from '../../testing/render.js';
import { adultCookie, saysAdult } from './age-cookie.js';
import { BehindGate } from './components/behind-gate.js';

// Preloaded, because the page loads it on demand and its compilation is slow in tests.
beforeAll(() => import('./components/age-gate.js'));
beforeEach(() => {
  document.cookie = 'censor=; Max-Age=0; Path=/';
});

function Page({ adult = true }: { adult?: boolean }) {
  return (
    <>
      <p data-testid="at">{useLocation().pathname}</p>
      <BehindGate adult={adult} name="Kan Çiçekleri">
        <p>İçerik</p>
      </BehindGate>
    </>
  );
}

describe('the age gate', () => {
  it('V-18 covers adult content until it is accepted, and V-19 accepting sets censor=18', async () => {
    const { user } = render(<Page />);
    await screen.findByRole('alertdialog');
    expect(screen.queryByText('İçerik')).toBeNull();
    await user.click(screen.getByRole('button', { name: '18 yaşındayım, devam et' }));
    expect(screen.getByText('İçerik')).toBeTruthy();
    expect(document.cookie).toContain('censor=18');
  });

  it('V-18 does not appear with the cookie, or without adult content', async () => {
    document.cookie = adultCookie(false);
    const first = render(<Page />);
    await screen.findByText('İçerik');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    first.unmount();
    document.cookie = 'censor=; Max-Age=0; Path=/';
    render(<Page adult={false} />);
    expect(screen.getByText('İçerik')).toBeTruthy();
  });

  it('V-20 declining opens the home page', async () => {
    const { user } = render(<Page />, { path: '/dizi/a/1-sezon/1-bolum' });
    await user.click(await screen.findByRole('link', { name: 'Ana sayfaya dön' }));
    await waitFor(() => expect(screen.getByTestId('at').textContent).toBe('/'));
    expect(document.cookie).not.toContain('censor');
  });

  it('V-19 the cookie lasts 365 days and is SameSite', () => {
    expect(adultCookie(true)).toBe('censor=18; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(saysAdult('a=b; censor=18; c=d')).toBe(true);
    expect(saysAdult('censor=1; xcensor=18; censor=180')).toBe(false);
  });
});

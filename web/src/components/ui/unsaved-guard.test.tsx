import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { UnsavedGuard } from './unsaved-guard.js';

const app = (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/form">forma git</Link>} />
      <Route
        path="/form"
        element={
          <UnsavedGuard>
            <form>
              <input name="name" aria-label="Ad" />
            </form>
          </UnsavedGuard>
        }
      />
    </Routes>
  </BrowserRouter>
);
const question = () => screen.queryByRole('alertdialog');
const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('Back asks first: the address stays until the viewer agrees, and a reload is held up too', async () => {
  const user = userEvent.setup();
  render(app);
  await user.click(screen.getByRole('link'));
  expect(unload()).toBe(false);
  await user.type(screen.getByLabelText('Ad'), 'Deniz');
  expect(unload()).toBe(true);

  act(() => history.back());
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'Hayır' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Ad').value).toBe('Deniz');

  act(() => history.back());
  await user.click(await screen.findByRole('button', { name: 'Evet, çık' }));
  await screen.findByRole('link', { name: 'forma git' });
  expect(location.pathname).toBe('/');
});

test('Back does not ask if nothing has changed', async () => {
  const user = userEvent.setup();
  render(app);
  await user.click(screen.getByRole('link'));
  await user.type(screen.getByLabelText('Ad'), 'a{Backspace}');
  act(() => history.back());
  await screen.findByRole('link', { name: 'forma git' });
  expect(question()).toBeNull();
});

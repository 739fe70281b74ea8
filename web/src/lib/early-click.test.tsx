import { beforeEach, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { earlyClickScript, replayEarlyClick } from './early-click.js';

const press = jest.fn();
const page = (
  <p>
    <button type="button" onClick={press}>
      <i>Konu aç</i>
    </button>
  </p>
);
const container = document.body.appendChild(document.createElement('div'));
const label = () => container.querySelector('i')!;

beforeEach(() => {
  container.innerHTML = '<p><button type="button"><i>Konu aç</i></button></p>';
  // As the page's inline script does.
  window.eval(earlyClickScript);
});

it('a click before the page is hydrated takes effect once, afterwards', async () => {
  label().click();
  label().click();
  expect(press).not.toHaveBeenCalled();
  await act(async () => {
    hydrateRoot(container, page);
    replayEarlyClick();
  });
  expect(press).toHaveBeenCalledTimes(1);
  act(() => label().click());
  expect(press).toHaveBeenCalledTimes(2);
  replayEarlyClick();
  expect(press).toHaveBeenCalledTimes(2);
});

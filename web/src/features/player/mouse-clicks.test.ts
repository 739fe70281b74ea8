import { afterEach, expect, jest, test } from '@jest/globals';
import { hearMouse } from './mouse-clicks.js';

document.body.innerHTML = `<div id="frame"><div class="shaka-controls-container">
  <p id="picture"></p><button>Oynat</button>
  <div class="shaka-bottom-controls shaka-no-propagation"><p id="bar"></p></div>
  <div class="shaka-settings-menu shaka-hidden"></div></div></div>`;
const found = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const menu = found('.shaka-settings-menu');
const toggle = jest.fn();
const toggleFullscreen = jest.fn();
const stop = hearMouse(found('#frame'), { toggle, toggleFullscreen });
afterEach(() => {
  jest.clearAllMocks();
  menu.classList.add('shaka-hidden');
});
const click = (selector: string, type = 'click', pointerType = 'mouse') =>
  found(selector).dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, composed: true }), { pointerType }),
  );

test('beside fingers a mouse plays and pauses with one click on the picture, and fills the screen with two', () => {
  click('#picture');
  expect([toggle, toggleFullscreen].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  click('#picture', 'dblclick');
  expect([toggle, toggleFullscreen].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a finger, a button, the bar and an open menu mean something else', () => {
  click('#picture', 'click', 'touch');
  click('button');
  click('#bar');
  menu.classList.remove('shaka-hidden');
  click('#picture');
  expect(toggle).not.toHaveBeenCalled();
});

test('without a player nobody hears', () => {
  stop();
  click('#picture');
  expect(toggle).not.toHaveBeenCalled();
});

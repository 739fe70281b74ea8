import { describe, expect, it } from '@jest/globals';
import { commandOf, isForPlayer } from './keyboard.js';

describe('keys of the player', () => {
  it.each([
    [{ key: ' ' }, { is: 'toggle' }],
    [{ key: 'k' }, { is: 'toggle' }],
    [{ key: 'K' }, { is: 'toggle' }],
    [{ key: 'j' }, { is: 'seek', by: -10 }],
    [{ key: 'ArrowRight' }, { is: 'seek', by: 5 }],
    [{ key: 'ArrowUp' }, { is: 'volume', by: 0.05 }],
    [{ key: '7' }, { is: 'seekTo', share: 0.7 }],
    [{ key: 'End' }, { is: 'seekTo', share: 1 }],
    [{ key: 'p' }, { is: 'pip' }],
    [{ key: 'P', shiftKey: true }, { is: 'previous' }],
    [{ key: 'n' }, undefined],
    [{ key: 'N', shiftKey: true }, { is: 'next' }],
    [
      { key: '>', shiftKey: true },
      { is: 'speed', by: 1 },
    ],
    [{ key: '<' }, { is: 'speed', by: -1 }],
    [{ key: '?', shiftKey: true }, { is: 'help' }],
    [{ key: 't' }, { is: 'cinema' }],
    [{ key: 's' }, { is: 'skip' }],
    [{ key: 'f', ctrlKey: true }, undefined],
    [{ key: 'İ' }, undefined],
    [{ key: 'Tab' }, undefined],
  ])('%j', (pressed, command) => {
    expect(commandOf(pressed)).toEqual(command);
  });

  document.body.innerHTML = `
    <section id="stage"><button id="play">x</button><input id="seek" class="seek-bar" type="range" />
      <input id="volume" type="range" /><input id="field" /><div role="menu"><button id="item">x</button></div></section>
    <a id="link" href="#">x</a><textarea id="comment"></textarea>
    <main id="main" tabindex="-1"><div id="dialog" role="dialog" tabindex="-1">
      <section id="inner"><button id="inner-play">x</button></section></div></main>
    <main id="other" tabindex="-1"></main>`;
  const at = (id: string) => document.getElementById(id)!;
  it.each([
    ['play', 'k', true],
    ['play', ' ', false],
    ['seek', 'ArrowLeft', true],
    ['volume', 'ArrowLeft', false],
    ['volume', 'k', true],
    ['field', 'k', false],
    ['item', 'k', false],
    ['link', 'k', false],
    ['comment', 'k', false],
  ])('on %s, %s belongs to the player: %p', (id, key, expected) => {
    expect(isForPlayer(at(id), key, at('stage'))).toBe(expected);
  });

  it('belongs to the player if nothing has the focus', () => {
    expect(isForPlayer(document.body, ' ', at('stage'))).toBe(true);
  });

  it.each(['main', 'dialog'])(
    'belongs to the player on the %s around it, which a click on the picture focuses',
    (id) => {
      expect(isForPlayer(at(id), 'k', at('inner'))).toBe(true);
      expect(isForPlayer(at('inner-play'), 'k', at('inner'))).toBe(true);
      expect(isForPlayer(at('other'), 'k', at('inner'))).toBe(false);
    },
  );
});

import { expect, test } from '@jest/globals';
import { newerRoom, withFrame } from './room-state.js';
import { aRoom, aState } from './testing.js';

test('a frame changes the room once: older and repeated ones, and those of another epoch, are dropped', () => {
  const room = aRoom({ seq: 4, epoch: 1 });
  const playing = aState({ phase: 'PLAYING', playback: { ...room.playback, playing: true, effectiveMs: 5 } });
  const after = withFrame(room, 5, playing);
  expect(after).toMatchObject({ seq: 5, phase: 'PLAYING', playback: { playing: true } });
  expect(withFrame(after, 5, aState({ phase: 'ENDED' }))).toBe(after);
  expect(withFrame(after, 3, aState({ phase: 'ENDED' }))).toBe(after);
  expect(withFrame(after, 6, aState({ phase: 'ENDED', epoch: 2 }))).toBe(after);
});

test('the playback stays the same object while its values stay the same, so that the player is not moved again', () => {
  const room = aRoom({ seq: 4, epoch: 1 });
  expect(withFrame(room, 5, aState({ chatSeq: 9 })).playback).toBe(room.playback);
  expect(newerRoom(room, aRoom({ seq: 6, epoch: 1 })).playback).toBe(room.playback);
});

test('an answer that is older than a frame does not undo it', () => {
  const room = aRoom({ seq: 7, epoch: 2 });
  expect(newerRoom(room, aRoom({ seq: 6, epoch: 2 }))).toBe(room);
  expect(newerRoom(room, aRoom({ seq: 9, epoch: 1 }))).toBe(room);
  expect(newerRoom(room, aRoom({ seq: 8, epoch: 2 })).seq).toBe(8);
});

test('members of a room of more than 50 lose the controls with the frame that says so, and get them back', () => {
  const room = aRoom({ seq: 4, epoch: 1 });
  const crowded = withFrame(room, 5, aState({ memberCount: 51 }));
  expect(crowded.mayControl).toBe(false);
  expect(withFrame(crowded, 6, aState({ memberCount: 50 })).mayControl).toBe(true);
  const host = aRoom({ seq: 4, epoch: 1, viewerRole: 'HOST' });
  expect(withFrame(host, 5, aState({ memberCount: 51 })).mayControl).toBe(true);
});

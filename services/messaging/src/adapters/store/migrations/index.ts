import { Conversations1764800000000 } from './1764800000000-conversations.js';
import { Rooms1765100000000 } from './1765100000000-rooms.js';
import { RoomTimes1766200000000 } from './1766200000000-room-times.js';
import { RoomQueue1767200000000 } from './1767200000000-room-queue.js';
import { RoomReminders1767200100000 } from './1767200100000-room-reminders.js';
import { HostLeases1767200200000 } from './1767200200000-host-leases.js';
import { Crowd1767300000000 } from './1767300000000-crowd.js';
import { MessagePhotos1767300100000 } from './1767300100000-message-photos.js';
import { RoomWaits1768000000000 } from './1768000000000-room-waits.js';
import { EntryCovers1768200000000 } from './1768200000000-entry-covers.js';
import { CoverEpisodes1768600000000 } from './1768600000000-cover-episodes.js';

export const migrations = [
  Conversations1764800000000,
  Rooms1765100000000,
  RoomTimes1766200000000,
  RoomQueue1767200000000,
  RoomReminders1767200100000,
  HostLeases1767200200000,
  Crowd1767300000000,
  MessagePhotos1767300100000,
  RoomWaits1768000000000,
  EntryCovers1768200000000,
  CoverEpisodes1768600000000,
];

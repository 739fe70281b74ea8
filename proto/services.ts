// Written by `npm run services` from topology.json and the contracts.

import { AccountsService } from './gen/seyir/accounts/v1/service_pb.js';
import { CatalogueService } from './gen/seyir/catalogue/v1/service_pb.js';
import { PlaybackService } from './gen/seyir/playback/v1/service_pb.js';
import { CommentsService } from './gen/seyir/comments/v1/service_pb.js';
import { NotificationsService } from './gen/seyir/notifications/v1/service_pb.js';
import { SocialService } from './gen/seyir/social/v1/service_pb.js';
import { MessagingService } from './gen/seyir/messaging/v1/service_pb.js';

/** The contract of each service, in the order in which the services start. */
export const contracts = {
  accounts: AccountsService,
  catalogue: CatalogueService,
  playback: PlaybackService,
  comments: CommentsService,
  notifications: NotificationsService,
  social: SocialService,
  messaging: MessagingService,
} as const;

/** The services that own a database of their own. */
export type ServiceName = keyof typeof contracts;

export const serviceNames = Object.keys(contracts) as readonly ServiceName[];

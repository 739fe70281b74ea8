import type { Job, ServiceContext } from '@seyir/kit';
import type { JoinLimits } from '../domain/joining.js';
import { decidedBefore, unconfirmedBefore } from '../domain/removal-request.js';
import type { SessionLimits } from '../domain/session.js';
import { sweepAvatars } from '../app/sweep-avatars.js';
import { pruneRegistrations } from '../app/prune-registrations.js';
import { sendMails } from '../app/send-mails.js';
import { writeLetter } from '../app/write-letter.js';
import { letterComposer } from './mail/texts.js';
import { SqlAccountStore } from './store/account-store.js';
import { SqlAddressees } from './store/addressee-store.js';
import { avatarImages } from './store/avatar-images.js';
import { SqlMailQueue } from './store/mail-queue.js';
import { SqlProviderStore } from './store/provider-store.js';
import { SqlRemovalRequestStore } from './store/removal-request-store.js';
import { SqlRegistrations } from './store/registration-store.js';
import { SqlSessionStore } from './store/session-store.js';
import { SqlTokenStore } from './store/token-store.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long an operator sees that a mail was not sent. */
const ENDED_MAIL_DAYS = 30;

/** An ended token stays known for the maximum duration of a session; then its row is deleted. */
export const pruneSessions = ({ unitOfWork, clock }: ServiceContext, { absoluteMs }: SessionLimits): Job => {
  const sessions = new SqlSessionStore(unitOfWork);
  const tokens = new SqlTokenStore(unitOfWork);
  const provider = new SqlProviderStore(unitOfWork);
  const mails = new SqlMailQueue(unitOfWork);
  return {
    name: 'prune-sessions',
    everyMs: DAY_MS,
    async run() {
      await sessions.prune(new Date(clock.now().getTime() - 2 * absoluteMs));
      await tokens.prune(clock.now());
      await provider.prune(clock.now());
      await mails.prune(new Date(clock.now().getTime() - ENDED_MAIL_DAYS * DAY_MS));
    },
  };
};

/** Typed passwords and addresses of people who did not activate are kept for a day at most. */
export const sweepRegistrations = ({ unitOfWork, clock }: ServiceContext): Job => ({
  name: 'prune-registrations',
  everyMs: HOUR_MS,
  run: pruneRegistrations({ registrations: new SqlRegistrations(unitOfWork), clock }),
});

/** Removal requests hold names, addresses and texts: they are deleted when their term is over. */
export const pruneRemovalRequests = ({ unitOfWork, clock }: ServiceContext): Job => ({
  name: 'prune-removal-requests',
  everyMs: DAY_MS,
  async run() {
    const removals = new SqlRemovalRequestStore(unitOfWork);
    await removals.prune(unconfirmedBefore(clock.now()));
    await removals.pruneDecided(decidedBefore(clock.now()));
  },
});

/** Mails are sent soon after the commit that requested them, and after a crash from the table. */
export const deliverMails = (context: ServiceContext, limits: JoinLimits, origin: () => string): Job => {
  const { unitOfWork, mailer, clock, ids, logger } = context;
  const write = writeLetter({
    clock,
    ids,
    limits,
    tokens: new SqlTokenStore(unitOfWork),
    addressees: new SqlAddressees(unitOfWork),
    registrations: new SqlRegistrations(unitOfWork),
    removals: new SqlRemovalRequestStore(unitOfWork),
  });
  const send = sendMails({
    mailer,
    clock,
    mails: new SqlMailQueue(unitOfWork),
    writeLetter: write,
    compose: letterComposer(origin),
    onFailure: (error, { id, purpose }) => logger.error({ err: error, mail: id, purpose }, 'mail not sent'),
  });
  return { name: 'deliver-mails', everyMs: 300, run: send };
};

/** Deletes uploaded images without a row when a row can no longer arrive. */
export const sweepUploads = ({ unitOfWork, blobs, clock }: ServiceContext): Job => ({
  name: 'sweep-avatars',
  everyMs: DAY_MS,
  run: sweepAvatars({ accounts: new SqlAccountStore(unitOfWork), images: avatarImages(blobs), clock }),
});

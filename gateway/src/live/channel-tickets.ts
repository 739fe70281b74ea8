import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@seyir/kit/stateless';

/** The rights of a ticket. */
export interface Admission {
  readonly channel: string;
  /** The only admitted member; undefined: everybody may read the channel. */
  readonly memberId?: string;
  /** The group that the channel's thing belongs to: a change of the reader's role there may end the right. */
  readonly groupId?: string;
}

/**
 * Signed permission to follow a channel. The operation that read the state before it issues the ticket, so the fan-out needs no
 * permission check. The only right so far is to read.
 */
export interface ChannelTickets {
  /** The expiry is 9 to 10 minutes ahead and changes once a minute, so that cached pages do not differ. */
  issue(admission: Admission): string;
  /** Undefined for a forged or expired ticket. */
  read(ticket: string): Admission | undefined;
}

const LIFETIME_SECONDS = 600;
const STEP_SECONDS = 60;

interface Content {
  readonly exp: number;
  readonly r: 'read';
  readonly c: string;
  readonly m?: string;
  readonly g?: string;
}

export const createChannelTickets = (secret: string, clock: Clock): ChannelTickets => {
  const sign = (content: string) =>
    createHmac('sha256', secret).update(`live1/${content}`).digest('base64url');
  const now = () => clock.now().getTime() / 1000;
  return {
    issue({ channel, memberId, groupId }) {
      const exp = Math.floor(now() / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
      const content: Content = {
        exp,
        r: 'read',
        c: channel,
        ...(memberId && { m: memberId }),
        ...(groupId && { g: groupId }),
      };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    read(ticket) {
      const [text = '', given = ''] = ticket.split('.');
      const [expected, actual] = [Buffer.from(sign(text)), Buffer.from(given)];
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
      const { exp, c, m, g } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Content;
      if (exp <= now()) return undefined;
      return { channel: c, ...(m !== undefined && { memberId: m }), ...(g !== undefined && { groupId: g }) };
    },
  };
};

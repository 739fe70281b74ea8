import type { OperatorCommand } from '@seyir/kit';
import type { UseCases } from './use-cases.js';

/** `main.js grant USERNAME`: makes a member an admin, who gives all other roles at /yonetim/uyeler. The member signs in again. */
const grant: OperatorCommand<UseCases> = {
  params: ['USERNAME'],
  operation: 'grantRole',
  request: ([username = '']) => ({ username }),
  async run(app, [username = '']) {
    return `${(await app.grantRole(username, 'admin')).username} is an admin.`;
  },
  refusals: {
    NOT_FOUND: 'There is no member with this username. Register it on the site first.',
    SIGN_IN_ELSEWHERE: 'An identity provider keeps the roles of this site: give the role admin there.',
  },
};

export const commands = { grant };

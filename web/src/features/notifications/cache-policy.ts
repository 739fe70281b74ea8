import type { TypePolicies } from '@apollo/client';
import { keysetList } from '../../lib/keyset-list.js';

export const notificationPolicies: TypePolicies = {
  Query: { fields: { notifications: keysetList({ firstPage: 'goes-on-top' }) } },
};

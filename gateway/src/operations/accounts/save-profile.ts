import { z } from 'zod';
import { operation } from '../operation.js';

const input = z.object({
  name: z.string().trim().min(1).max(800),
  email: z.string().trim().min(1).max(254),
  about: z.string().max(8_000).default(''),
  country: z.string().max(960).default(''),
});

/** Saves the profile as sent by the older form; a new address takes effect when confirmed. */
export const saveProfile = operation({
  input,
  access: 'member',
  limit: 'writing',
  async run({ services: { accounts } }, profile) {
    const { emailAsked } = await accounts.updateProfile(profile);
    return {
      message: emailAsked
        ? 'Bilgilerin kaydedildi. Yeni e-posta adresin, gönderdiğimiz bağlantıyla onaylayınca geçerli olacak.'
        : 'Bilgilerin kaydedildi.',
    };
  },
});

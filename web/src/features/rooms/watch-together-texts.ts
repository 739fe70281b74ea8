/**
 * Texts of the buttons that open the modal. They are separate from the room's own texts, which the first load of those pages does not
 * need.
 */
export const watchTogetherTexts = {
  button: 'Birlikte izle',
  withMember: (name: string) => `${name} ile izleme`,
  inviting: (address: string) => `Birlikte izleyelim mi? ${address}`,
  signIn: 'Birlikte izlemek için giriş yap.',
} as const;

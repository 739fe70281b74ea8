export const messagesPath = '/profile/message';

/** The address of the conversation with a member (product-spec §2). */
export const conversationPath = (username: string): string => `${messagesPath}/${username}`;

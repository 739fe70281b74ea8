/** The page of all articles. */
export const articlesPath = '/yazilar';

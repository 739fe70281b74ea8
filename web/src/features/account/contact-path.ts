export const contactPath = '/iletisim';
export const faqPath = '/sss';

export { createSocial } from './create-social.js';

export { createComments, type CommentsConfig } from './create-comments.js';

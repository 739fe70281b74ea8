import { ForumPage } from '../../features/forum/components/forum-page.js';

export default ForumPage;

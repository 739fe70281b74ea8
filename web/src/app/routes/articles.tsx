import { ArticlesPage } from '../../features/articles/components/articles-page.js';

export default function ArticlesRoute() {
  return <ArticlesPage />;
}

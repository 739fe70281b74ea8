import { useParams } from 'react-router';
import { ArticlePage } from '../../features/articles/components/article-page.js';
import { NotFound } from '../not-found.js';

export default function ArticleRoute() {
  const { slug = '' } = useParams();
  return <ArticlePage key={slug} slug={slug} absent={<NotFound />} />;
}

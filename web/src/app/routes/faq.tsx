import { FaqPage } from '../../features/account/components/contact/faq-page.js';

export default function FaqRoute() {
  return <FaqPage />;
}

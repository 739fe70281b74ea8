import { HomePage } from '../../features/catalogue/components/home/home-page.js';

export default HomePage;

import { RoomsPage } from '../../features/rooms/components/rooms-page.js';

export default RoomsPage;

import { CalendarPage } from '../../features/catalogue/components/airing/calendar-page.js';

export default CalendarPage;

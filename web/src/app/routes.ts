import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Paths whose pages are one component under several names need an id each. */
const pages = (file: string, paths: Record<string, string>) =>
  Object.entries(paths).map(([id, path]) => route(path, file, { id }));

export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    ...pages('routes/browse.tsx', { series: 'diziler', anime: 'animeler', films: 'filmler' }),
    ...pages('routes/title.tsx', {
      'series-title': 'dizi/:slug',
      'anime-title': 'anime/:slug',
      'film-title': 'film/:slug',
    }),
    ...pages('routes/watch.tsx', {
      'series-episode': 'dizi/:slug/:season/:episode',
      'anime-episode': 'anime/:slug/:season/:episode',
      film: 'film/:slug/izle',
    }),
    route('takvim', 'routes/calendar.tsx'),
    route('listem', 'routes/library.tsx'),
    route('bildirimler', 'routes/notifications.tsx'),
    route('ara', 'routes/search.tsx'),
    route('giris-yap', 'routes/sign-in.tsx'),
    route('kayit-ol', 'routes/register.tsx'),
    route('sifremi-unuttum', 'routes/forgot.tsx'),
    route('etkinlestirme', 'routes/activation.tsx'),
    route('sifre-degistir', 'routes/change-password.tsx'),
    route('e-posta-onayla', 'routes/confirm-email.tsx'),
    route('profile/:username', 'routes/profile.tsx'),
    route('ayarlar', 'routes/settings.tsx'),
    route('iletisim', 'routes/contact.tsx'),
    route('sss', 'routes/faq.tsx'),
    route('gelistirici/bilesenler', 'routes/developer-components.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

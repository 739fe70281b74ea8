import type { Config } from '@react-router/dev/config';

// All routes travel with the first page: public pages then need no discovery endpoint beside them.
export default {
  appDirectory: 'src/app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

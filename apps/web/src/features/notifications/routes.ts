import type { AppRoute } from '../../lib/app-route.ts';

export const notificationRoutes: readonly AppRoute[] = [
  { path: '/notifications', load: async () => (await import('./preferences-page.tsx')).PreferencesPage },
  { path: '/unsubscribe', load: async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage },
];

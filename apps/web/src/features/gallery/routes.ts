import type { AppRoute } from '../../lib/app-route.ts';

export const galleryRoutes: readonly AppRoute[] = [
  {
    path: '/dev/gallery',
    load: async () => (await import('./gallery-page.tsx')).GalleryPage,
    translations: ['admin', 'work'],
  },
];

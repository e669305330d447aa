import type { AppRoute } from '../../lib/app-route.ts';

export const galleryRoutes: readonly AppRoute[] = [
  {
    path: '/dev/gallery',
    access: import.meta.env.DEV ? 'public' : ['ROLE_ADMIN'],
    load: async () => (await import('./gallery-page.tsx')).GalleryPage,
  },
];

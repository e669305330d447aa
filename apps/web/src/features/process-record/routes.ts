import type { AppRoute } from '../../lib/app-route.ts';

export const processRecordRoutes: readonly AppRoute[] = [
  {
    path: '/certificate',
    load: async () => (await import('./certificate-page.tsx')).CertificatePage,
    translations: ['work', 'text'],
  },
];

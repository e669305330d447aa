import type { AppRoute } from '../../lib/app-route.ts';

export const secondMarkingRoutes: readonly AppRoute[] = [
  {
    path: '/secondmarking/:id',
    load: async () => (await import('./second-marking-page.tsx')).SecondMarkingPage,
    translations: ['work'],
  },
  {
    path: '/calibration/:id',
    load: async () => (await import('./calibration/calibration-page.tsx')).CalibrationPage,
    translations: ['work'],
  },
];

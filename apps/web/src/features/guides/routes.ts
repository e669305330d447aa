import type { AppRoute } from '../../lib/app-route.ts';

const load = () => import('./guide-page.tsx');

export const guideRoutes: readonly AppRoute[] = [
  { path: '/studentguide', load: async () => (await load()).StudentGuidePage },
  { path: '/instructorguide', load: async () => (await load()).InstructorGuidePage },
  { path: '/courseguide', load: async () => (await load()).CourseGuidePage },
  { path: '/platformguide', load: async () => (await load()).PlatformGuidePage },
  { path: '/videoguide', load: async () => (await import('./video-page.tsx')).VideoGuidePage },
];

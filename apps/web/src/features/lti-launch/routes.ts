import type { AppRoute } from '../../lib/app-route.ts';

export const ltiLaunchRoutes: readonly AppRoute[] = [
  { path: '/lti/arrive', frame: 'bare', load: async () => (await import('./arrive-page.tsx')).ArrivePage },
  { path: '/lti/course/:id', load: async () => (await import('./course-page.tsx')).CoursePage },
  {
    path: '/lti/deeplink/:id',
    load: async () => (await import('./deep-linking-page.tsx')).DeepLinkingPage,
  },
];

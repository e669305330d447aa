import type { AppRoute } from '../../lib/app-route.ts';

export const supportRoutes: readonly AppRoute[] = [
  { path: '/contactus', load: async () => (await import('./contact-page.tsx')).ContactPage },
  { path: '/knowledgebase', load: async () => (await import('./knowledge-page.tsx')).KnowledgePage },
  { path: '/systemstatus', load: async () => (await import('./status-page.tsx')).StatusPage },
];

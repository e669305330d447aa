import type { AppRoute } from '../../lib/app-route.ts';

export const supportRoutes: readonly AppRoute[] = [
  { path: '/knowledgebase', load: async () => (await import('./knowledge-page.tsx')).KnowledgePage },
  { path: '/systemstatus', load: async () => (await import('./status-page.tsx')).StatusPage },
];

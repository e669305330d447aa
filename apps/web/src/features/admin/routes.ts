import type { AppRoute } from '../../lib/app-route.ts';

const pages: readonly AppRoute[] = [
  { path: '/admin/dashboard', load: async () => (await import('./dashboard-page.tsx')).DashboardPage },
  { path: '/admin/user', load: async () => (await import('./users/users-page.tsx')).ManageUsersPage },
  { path: '/admin/VerifyUser', load: async () => (await import('./users/users-page.tsx')).VerifyUsersPage },
  {
    path: '/admin/searchsubmission',
    load: async () => (await import('./texts/search-page.tsx')).SearchSubmissionPage,
  },
  { path: '/admin/fixtext', load: async () => (await import('./texts/fix-text-page.tsx')).FixTextPage },
  { path: '/admin/fixtext/:id', load: async () => (await import('./texts/fix-text-page.tsx')).FixTextPage },
  {
    path: '/admin/announcement',
    load: async () => (await import('./announcements/announcement-page.tsx')).AnnouncementPage,
  },
  { path: '/admin/import', load: async () => (await import('./importing/import-page.tsx')).ImportPage },
  {
    path: '/admin/oneroster',
    load: async () => (await import('./oneroster/sources-page.tsx')).RosterSourcesPage,
  },
  {
    path: '/admin/platforms',
    load: async () => (await import('./platforms/platforms-page.tsx')).PlatformsPage,
  },
  {
    path: '/admin/roles',
    load: async () => (await import('./role-rules/role-rules-page.tsx')).RoleRulesPage,
  },
  { path: '/admin/outbox', load: async () => (await import('./system/outbox-page.tsx')).OutboxPage },
  { path: '/admin/tickets', load: async () => (await import('./system/tickets-page.tsx')).TicketsPage },
  { path: '/admin/health', load: async () => (await import('./system/checks-page.tsx')).ChecksPage },
  { path: '/admin/jobs', load: async () => (await import('./system/jobs-page.tsx')).JobsPage },
  { path: '/admin/editor', load: async () => (await import('./system/editor-page.tsx')).EditorConsolePage },
  { path: '/admin/events', load: async () => (await import('./events/events-page.tsx')).EventsPage },
  {
    path: '/admin/retention',
    load: async () => (await import('./retention/retention-page.tsx')).RetentionPage,
  },
  { path: '/admin/tokens', load: async () => (await import('./tokens/tokens-page.tsx')).TokensPage },
  { path: '/admin/audit', load: async () => (await import('./audit/audit-page.tsx')).AuditPage },
];

export const adminRoutes: readonly AppRoute[] = pages.map((page) => ({ ...page, translations: ['admin'] }));

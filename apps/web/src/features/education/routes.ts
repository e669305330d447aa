import type { AppRoute } from '../../lib/app-route.ts';

export const educationRoutes: readonly AppRoute[] = [
  {
    path: '/educoordinator/courselist',
    load: async () => (await import('./course-list-page.tsx')).CourseListPage,
  },
  {
    path: '/educoordinator/coursedetail/:id',
    load: async () => (await import('./course-detail-page.tsx')).CourseDetailPage,
  },
  {
    path: '/educoordinator/ReadSubmission/:submissionId',
    load: async () => (await import('./read-submission-page.tsx')).ReadSubmissionPage,
    translations: ['work', 'text'],
  },
];

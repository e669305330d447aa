import type { DemoIds } from '../demo-tour.ts';
import { page, type Visit } from './place.ts';

/** The pages by who sees them. */
export const listPages = ({
  classId,
  submissionId,
  assignmentId,
}: Omit<DemoIds, 'ongoingId'>): readonly Visit[] => [
  {
    username: null,
    places: [
      page('Landing', '/home'),
      page('Sign in', '/Login'),
      page('Sign up', '/authorize/signup'),
      page('Forgotten password', '/ForgetPassword'),
      page('Contact', '/contactus'),
      page('Knowledge base', '/knowledgebase'),
      page('System status', '/systemstatus'),
      page('Guide for students', '/studentguide'),
      page('Video guide', '/videoguide'),
      page('Accessibility statement', '/legal/accessibility'),
      page('Unknown address', '/nothing-here'),
    ],
  },
  {
    username: 'demo_student4',
    places: [
      page('Home of a student', '/'),
      page('My classes', '/enroll'),
      page('Class of a student', `/myclassdetail/${classId}`),
      page('Workspace', `/assignment/${assignmentId}`, { hasText: true }),
      page('Profile', '/profile'),
      page('Notifications', '/notifications'),
    ],
  },
  {
    username: 'demo_instructor',
    places: [
      page('Home of an instructor', '/'),
      page('Classes', '/classes'),
      page('New class', '/RegisterClass'),
      page('Class details', `/classdetail/${classId}?tab=details`),
      page('Students of a class', `/classdetail/${classId}?tab=students`),
      page('Assistants of a class', `/classdetail/${classId}?tab=assistants`),
      page('Assignments of a class', `/classdetail/${classId}?tab=assignments`),
      page('Graphs of a class', `/classdetail/${classId}?tab=analytics`),
      page('Grade book', `/gradebook/${classId}`),
      page('Analytics of a text', `/analyze/${submissionId}`),
      page('Writing log', `/progress/${submissionId}`),
      page('Check a certificate', '/certificate'),
      page('Reader', `/readassignment/${submissionId}`, { hasText: true }),
    ],
  },
  {
    username: 'demo_assistant',
    places: [
      page('Home of an assistant', '/'),
      page('Classes of an assistant', '/ta/courselist'),
      page('Class of an assistant', `/ta/classDetails/${classId}`),
    ],
  },
  {
    username: 'demo_coordinator',
    places: [
      page('Classes of a coordinator', '/educoordinator/courselist'),
      page('Class of a coordinator', `/educoordinator/coursedetail/${classId}`),
      page('Text read by a coordinator', `/educoordinator/ReadSubmission/${submissionId}`, { hasText: true }),
    ],
  },
  {
    username: 'demo_admin',
    places: [
      'dashboard',
      'user',
      'VerifyUser',
      'searchsubmission',
      'roles',
      'announcement',
      'import',
      'oneroster',
      'platforms',
      'outbox',
      'tickets',
      'health',
      'jobs',
      'events',
      'retention',
      'tokens',
      'audit',
    ].map((path) => page(`Administration: ${path}`, `/admin/${path}`)),
  },
];

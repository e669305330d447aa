import type { DemoIds } from '../demo-tour.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Wait for the text in the editor's frame. */
  hasText?: true;
}

interface Visit {
  /** Null without a sign-in. */
  username: string | null;
  pages: readonly MeasuredPage[];
}

/** The pages by who sees them. */
export const listVisits = ({ classId, submissionId, assignmentId }: DemoIds): readonly Visit[] => [
  {
    username: null,
    pages: [
      { name: 'Landing', path: '/home' },
      { name: 'Sign in', path: '/Login' },
      { name: 'Sign up', path: '/authorize/signup' },
      { name: 'Forgotten password', path: '/ForgetPassword' },
      { name: 'Contact', path: '/contactus' },
      { name: 'Knowledge base', path: '/knowledgebase' },
      { name: 'System status', path: '/systemstatus' },
      { name: 'Guide for students', path: '/studentguide' },
      { name: 'Video guide', path: '/videoguide' },
      { name: 'Accessibility statement', path: '/legal/accessibility' },
      { name: 'Unknown address', path: '/nothing-here' },
    ],
  },
  {
    username: 'demo_student4',
    pages: [
      { name: 'Home of a student', path: '/' },
      { name: 'My classes', path: '/enroll' },
      { name: 'Class of a student', path: `/myclassdetail/${classId}` },
      { name: 'Workspace', path: `/assignment/${assignmentId}`, hasText: true },
      { name: 'Profile', path: '/profile' },
      { name: 'Notifications', path: '/notifications' },
    ],
  },
  {
    username: 'demo_instructor',
    pages: [
      { name: 'Home of an instructor', path: '/' },
      { name: 'Classes', path: '/classes' },
      { name: 'New class', path: '/RegisterClass' },
      { name: 'Class details', path: `/classdetail/${classId}?tab=details` },
      { name: 'Students of a class', path: `/classdetail/${classId}?tab=students` },
      { name: 'Assistants of a class', path: `/classdetail/${classId}?tab=assistants` },
      { name: 'Assignments of a class', path: `/classdetail/${classId}?tab=assignments` },
      { name: 'Graphs of a class', path: `/classdetail/${classId}?tab=analytics` },
      { name: 'Grade book', path: `/gradebook/${classId}` },
      { name: 'Reader', path: `/readassignment/${submissionId}`, hasText: true },
    ],
  },
  { username: 'demo_assistant', pages: [{ name: 'Classes of an assistant', path: '/ta/courselist' }] },
  {
    username: 'demo_coordinator',
    pages: [{ name: 'Classes of a coordinator', path: '/educoordinator/courselist' }],
  },
  {
    username: 'demo_admin',
    pages: [
      'dashboard',
      'user',
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
    ].map((path) => ({ name: `Administration: ${path}`, path: `/admin/${path}` })),
  },
];

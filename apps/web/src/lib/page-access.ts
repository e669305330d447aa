import type { Permission } from '@redraft/contracts';

/** `public`: anybody. A permission: those who may ask for it, of whom the server decides who gets what. */
export type Access = 'public' | Permission;

/**
 * Who may open which page, in one place. Paths are as specified; a page that is not named here does not compile. Who assists in a
 * class or reads a text is a question of the class and not of an account, so those pages open to everybody who is signed in.
 */
export const pageAccess = {
  '/': 'public',
  '/Login': 'public',
  '/Profile': 'account.use',
  '/RegisterClass': 'class.create',
  '/admin/VerifyUser': 'account.manage',
  '/admin/announcement': 'announcement.manage',
  '/admin/audit': 'audit.read',
  '/admin/dashboard': 'account.manage',
  '/admin/editor': 'system.operate',
  '/admin/fixtext': 'submission.repair',
  '/admin/fixtext/:id': 'submission.repair',
  '/admin/import': 'account.manage',
  '/admin/jobs': 'system.operate',
  '/admin/outbox': 'system.operate',
  '/admin/searchsubmission': 'submission.repair',
  '/admin/tickets': 'system.operate',
  '/admin/tokens': 'account.manage',
  '/admin/user': 'account.manage',
  '/analyze/:id': 'submission.read',
  '/assignment/:id': 'assignment.write',
  '/ForgetPassword': 'public',
  '/authorize': 'public',
  '/authorize/signup': 'public',
  '/certificate': 'public',
  '/classdetail/:classid': 'class.manage',
  '/classes': 'class.list_own',
  '/confirmemail/:id': 'public',
  '/contactus': 'public',
  '/dev/gallery': import.meta.env.DEV ? 'public' : 'system.read',
  '/educoordinator/ReadSubmission/:submissionId': 'class.oversee',
  '/educoordinator/coursedetail/:id': 'class.oversee',
  '/educoordinator/courselist': 'class.oversee',
  '/enroll': 'enrollment.join',
  '/gradebook/:classid': 'class.read_as_member',
  '/home': 'public',
  '/instlanding': 'public',
  '/instructorguide': 'class.list_own',
  '/knowledgebase': 'public',
  '/legal/:type': 'public',
  '/logout': 'public',
  '/myclassdetail/:classid': 'enrollment.join',
  '/notifications': 'account.use',
  '/oauth2/redirect': 'public',
  '/passwordrecovery/:id': 'public',
  '/progress/:id': 'submission.read',
  '/readassignment/:submissionId': 'submission.read',
  '/register': 'public',
  '/calibration/:id': 'submission.read',
  '/secondmarking/:id': 'submission.read',
  '/studentguide': 'enrollment.join',
  '/systemstatus': 'public',
  '/ta/classDetails/:classid': 'class.read_as_member',
  '/ta/courselist': 'class.read_as_member',
  '/test': 'editor.test',
  '/videoguide': 'account.use',
  '/unsubscribe': 'public',
} as const satisfies Record<string, Access>;

export type PagePath = keyof typeof pageAccess;

/**
 * What a route can ask for. A permission says which kind of act it is; whether this actor may do it to
 * this subject is decided in the server's access rules.
 */
export const permissions = [
  'account.use', // anybody signed in, on the own account
  'assignment.manage',
  'assignment.write', // a student, in the own submission
  'class.create',
  'class.manage', // the owner
  'class.list_own',
  'class.read_as_member',
  'enrollment.join',
  'rubric.manage',
  'submission.grade',
  'submission.read',
  'system.read', // health, metrics, documentation
  'template.manage', // the own library, and the files of own assignments
  'wopi.token', // the scoped token of the editor decides
] as const;
export type Permission = (typeof permissions)[number];

import { z } from 'zod';

/**
 * The permissions of routes and pages. A permission names a kind of act; the server's access rules decide which roles have it, and whether an actor
 * may do it to a specific subject.
 */
export const permissions = [
  'account.manage', // of others: who is here, and with which roles
  'account.use', // anybody signed in, on the own account
  'announcement.manage',
  'assignment.manage',
  'assignment.write', // a student, in the own submission
  'audit.read', // who saw or changed what
  'class.create',
  'class.export_research', // how all texts of a class came about, in files that leave the product
  'class.list_any', // all classes, to assist in them
  'class.list_own',
  'class.manage', // the owner
  'class.oversee', // all classes, for an institution
  'class.read_any', // as its staff do, without being one of them
  'class.read_as_member',
  'editor.test', // on documents that are nobody's text
  'enrollment.join', // to be a student of a class
  'platform.manage', // learning platforms that may launch people into here
  'review.manage', // who reviews whom, and until when
  'review.write', // a student, about the texts of others
  'rubric.manage',
  'submission.grade',
  'submission.manage', // open, close and hand in the text of a student
  'submission.mark', // comment on and grade one text: an assistant too whom an instructor lets
  'submission.read',
  'submission.repair', // what a text looks like, where its writer cannot mend it
  'system.operate', // jobs, the mail that leaves, tickets
  'system.read', // what shows how the product is made
  'template.manage', // the own library, and the files of own assignments
  'wopi.token', // the scoped token of the editor decides
] as const;
export const permissionSchema = z.enum(permissions);
export type Permission = z.infer<typeof permissionSchema>;

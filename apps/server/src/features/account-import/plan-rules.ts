import { type ClassId, type ImportLine, type ImportProblem, limits, type UserId } from '@redraft/contracts';
import { z } from 'zod';
import { chooseUsername, isValidUsername } from '../../platform/username-rules.ts';
import type { ImportRow } from './rows-rules.ts';

/** An existing account, by address. */
export interface KnownAccount {
  id: UserId;
  username: string;
  isStudent: boolean;
}

export interface KnownClass {
  id: ClassId;
  isOpen: boolean;
  /** Accounts that teach or assist in it. */
  staff: ReadonlySet<UserId>;
  students: ReadonlySet<UserId>;
}

export interface Known {
  /** By address in lower case. */
  accounts: ReadonlyMap<string, KnownAccount>;
  /** Existing usernames in lower case. */
  usernames: ReadonlySet<string>;
  /** By key in upper case. */
  classes: ReadonlyMap<string, KnownClass>;
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  phone: string;
  role: 'student' | 'instructor';
}

export interface NewEnrollment {
  classId: ClassId;
  email: string;
}

export interface ImportPlan {
  lines: ImportLine[];
  accounts: NewAccount[];
  enrollments: NewEnrollment[];
}

const emailSchema = z.email().max(limits.email);

/** Plans the import of each line; writes nothing. Importing a file twice is harmless: the second time everything exists. */
export function planAccountImport(rows: readonly ImportRow[], known: Known): ImportPlan {
  const accounts = new Map<string, NewAccount>();
  const usernames = new Set(known.usernames);
  const enrolled = new Set<string>();
  const enrollments: NewEnrollment[] = [];
  const lines = rows.map((row): ImportLine => {
    const email = row.email.toLowerCase();
    const existingAccount = known.accounts.get(email);
    const planned = accounts.get(email);
    const existingClass = row.key === '' ? undefined : known.classes.get(row.key.toUpperCase());
    const username = existingAccount?.username ?? planned?.username ?? usernameOf(row, usernames);
    const problem = problemOf(row, { existingAccount, planned, existingClass, username, usernames });
    const isNew = existingAccount === undefined && planned === undefined;
    const line = {
      file: row.file,
      line: row.line,
      email,
      username,
      key: row.key,
      problem,
      name: `${row.firstName} ${row.lastName}`.trim(),
    };
    if (problem !== null || row.role === null) return { ...line, account: 'none', enrollment: 'none' };
    if (isNew) {
      const { firstName, lastName, phone, role } = row;
      accounts.set(email, { firstName, lastName, email, username, phone, role });
      usernames.add(username.toLowerCase());
    }
    const account = isNew ? 'new' : 'known';
    if (existingClass === undefined) return { ...line, account, enrollment: 'none' };
    const classAndEmail = `${existingClass.id} ${email}`;
    const isIn =
      enrolled.has(classAndEmail) ||
      (existingAccount !== undefined && existingClass.students.has(existingAccount.id));
    enrolled.add(classAndEmail);
    if (!isIn) enrollments.push({ classId: existingClass.id, email });
    return { ...line, account, enrollment: isIn ? 'known' : 'new' };
  });
  return { lines, accounts: [...accounts.values()], enrollments };
}

interface Found {
  existingAccount: KnownAccount | undefined;
  planned: NewAccount | undefined;
  existingClass: KnownClass | undefined;
  username: string;
  usernames: ReadonlySet<string>;
}

function problemOf(row: ImportRow, found: Found): ImportProblem | null {
  if (!emailSchema.safeParse(row.email).success) return 'email_invalid';
  if (row.role === null) return 'role_unknown';
  return found.existingAccount === undefined
    ? (problemOfNew(row, found) ?? problemOfPlace(row, found))
    : problemOfPlace(row, found);
}

function problemOfNew(row: ImportRow, { planned, username, usernames }: Found): ImportProblem | null {
  if (row.firstName === '' || row.lastName === '') return 'name_missing';
  const longest = Math.max(row.firstName.length, row.lastName.length);
  if (longest > limits.personName || row.phone.length > limits.phone) return 'name_too_long';
  if (planned) return isSame(row, planned) ? null : 'other_values';
  if (!isValidUsername(username)) return 'username_invalid';
  return usernames.has(username.toLowerCase()) ? 'username_taken' : null;
}

/** Whether two lines about the same new person are consistent. */
function isSame(row: ImportRow, planned: NewAccount): boolean {
  const isName = row.firstName === planned.firstName && row.lastName === planned.lastName;
  const isCalled = row.username === '' || row.username === planned.username;
  return isName && isCalled && row.role === planned.role;
}

function problemOfPlace(row: ImportRow, { existingAccount, existingClass }: Found): ImportProblem | null {
  if (row.key === '') return null;
  if (existingClass === undefined) return 'class_unknown';
  if (!existingClass.isOpen) return 'class_closed';
  if (existingAccount && existingClass.students.has(existingAccount.id)) return null;
  const learns = existingAccount
    ? existingAccount.isStudent && !existingClass.staff.has(existingAccount.id)
    : row.role === 'student';
  return learns ? null : 'cannot_enroll';
}

/** The username for a new account. One that is given in the file is not replaced: if it is invalid or taken, the line is reported. */
function usernameOf({ username, email }: ImportRow, usedNames: ReadonlySet<string>): string {
  return username === ''
    ? chooseUsername({ username, email: email.toLowerCase() }, usedNames).username
    : username;
}

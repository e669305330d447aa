import { limits } from '@redraft/contracts';
import { courseRoleOf, type RecordKind, type RecordOf } from './record-rules.ts';
import { type FieldReader, isEmail, isTrue, listIn } from './value-rules.ts';

/** A sourcedId is a GUID or any other identifier. */
export const idLength = 255;

/** The fields without which a file of this kind cannot be read. */
export const requiredFields: Readonly<Record<RecordKind, readonly string[]>> = {
  orgs: ['sourcedId', 'name'],
  academicSessions: ['sourcedId', 'startDate', 'endDate'],
  courses: ['sourcedId', 'title'],
  classes: ['sourcedId', 'title', 'termSourcedIds'],
  users: ['sourcedId', 'givenName', 'familyName', 'email'],
  roles: ['sourcedId', 'userSourcedId', 'role'],
  enrollments: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
};

type Readers = { [Kind in RecordKind]: (read: FieldReader) => RecordOf<Kind> };

/** Each reads an active record by the names of the CSV binding, and reports what is wrong with it. */
export const recordReaders: Readers = {
  orgs: (read) => ({ name: read.optional('name', 1000) }),
  academicSessions: (read) => {
    const startDate = read.day('startDate', true);
    const endDate = read.day('endDate', true);
    if (startDate !== '' && endDate !== '' && endDate < startDate) read.report('endDate', 'dates_reversed');
    return { startDate, endDate };
  },
  courses: (read) => ({ title: read.optional('title', 1000), subjects: listIn(read.text('subjects')) }),
  classes: (read) => ({
    title: read.required('title', limits.className),
    code: read.text('classCode'),
    course: read.optional('courseSourcedId', idLength),
    school: read.optional('schoolSourcedId', idLength),
    terms: listIn(read.required('termSourcedIds', 4000)),
    subjects: listIn(read.text('subjects')),
  }),
  users: readUser,
  roles: (read) => ({
    user: read.required('userSourcedId', idLength),
    role: read.required('role', 100),
    ...readDates(read),
  }),
  enrollments: (read) => ({
    class: read.required('classSourcedId', idLength),
    user: read.required('userSourcedId', idLength),
    role: read.required('role', 100).toLowerCase(),
    isPrimary: isTrue(read.text('primary')),
    ...readDates(read),
  }),
};

function readDates(read: FieldReader): { beginDate: string; endDate: string } {
  return { beginDate: read.day('beginDate', false), endDate: read.day('endDate', false) };
}

/** Of people who are not imported, only the role is read. */
function readUser(read: FieldReader): RecordOf<'users'> {
  const roles = listIn(read.text('role')).map((role) => role.toLowerCase());
  const isEnabled = read.text('enabledUser').toLowerCase() !== 'false';
  if (roles.length > 0 && !roles.some((role) => courseRoleOf(role) !== undefined))
    return { firstName: '', lastName: '', email: '', username: '', isEnabled, roles };
  const email = read.optional('email', limits.email).toLowerCase();
  if (email !== '' && !isEmail(email)) read.report('email', 'email_invalid');
  return {
    firstName: read.required('givenName', limits.personName),
    lastName: read.required('familyName', limits.personName),
    email,
    username: read.optional('username', 255),
    isEnabled,
    roles,
  };
}

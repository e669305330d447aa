import { createAccount } from '../apps/server/src/domain/accounts/index.ts';
import { hashPassword } from '../apps/server/src/platform/password.ts';
import { signIn } from './accounts.ts';
import { type OpenText, openPlace, openText } from './writing.ts';

const password = 'Bench1234!';
const studentName = (index: number): string => `student${index + 1}`;

/** Of a student by number, or of the teacher. */
export function studentCredentials(who: number | 'instructor'): { username: string; password: string } {
  return { username: who === 'instructor' ? who : studentName(who), password };
}

/** Inserts a teacher and students into the open database. */
export async function writeStudents(count: number): Promise<void> {
  const passwordHash = await hashPassword(password);
  const write = (username: string, role: 'ROLE_INSTRUCTOR' | 'ROLE_STUDENT') =>
    createAccount({
      username,
      email: `${username}@example.org`,
      firstName: 'Bench',
      lastName: username,
      roles: [role],
      passwordHash,
      at: new Date(),
    });
  await write('instructor', 'ROLE_INSTRUCTOR');
  for (let index = 0; index < count; index++) await write(studentName(index), 'ROLE_STUDENT');
}

/** Each sign-in computes a password hash; more concurrency would only queue. */
const concurrency = 8;

/** Signs the students in and opens a text of each, in one assignment of one class. */
export async function openTextOfEach(address: string, count: number): Promise<OpenText[]> {
  const instructor = await signIn(address, { username: 'instructor', password });
  const place = await openPlace(instructor, 'Bench', 'BE-NCH01');
  const texts: OpenText[] = [];
  while (texts.length < count) {
    const workers = Array.from({ length: Math.min(concurrency, count - texts.length) }, async (_, index) => {
      const student = await signIn(address, { username: studentName(texts.length + index), password });
      return openText(address, student, place);
    });
    texts.push(...(await Promise.all(workers)));
  }
  return texts;
}

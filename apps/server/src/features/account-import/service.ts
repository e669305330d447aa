import { type ImportAccountsAnswer, limits, userIdSchema } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { rolesWith } from '../../access/index.ts';
import { addAccounts } from '../../domain/accounts/index.ts';
import { isOpenForEnrollment, upsertEnrollments } from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { listUsernamesToKnow } from '../../platform/username-rules.ts';
import { type ImportPlan, type KnownClass, planAccountImport } from './plan-rules.ts';
import { listAccountsByEmail, listUsernamesLike, lockClassesByKey } from './queries.ts';
import type { SentFile } from './reading-worker.ts';
import type { ImportRow } from './rows-rules.ts';

/** Uploads are parsed in a worker thread, because their size once unpacked is unknown. */
const readInThread = createThreads<SentFile, ImportRow[] | null>(
  new URL('./reading-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 20_000 },
);

async function readFile(file: SentFile): Promise<ImportRow[]> {
  const rows = await readInThread(file).catch((cause: unknown) => {
    if (cause instanceof TooMuchWork && cause.reason === 'busy') throw cause;
    throw new AppError('import.unreadable', { cause });
  });
  if (rows === null || rows.length === 0) throw new AppError('import.unreadable');
  if (rows.length > limits.importedRows) throw new AppError('import.too_many');
  return rows;
}

/** Plans every line; unless it is a dry run or a line has an error, imports all in one transaction. */
export async function importAccounts(
  actor: Actor,
  requested: { file: SentFile; isDryRun: boolean; isLocal: boolean },
  now: Date,
): Promise<ImportAccountsAnswer> {
  const rows = await readFile(requested.file);
  return inTransaction(async () => {
    const plan = await loadPlan(rows, now);
    const problems = plan.lines.filter(({ problem }) => problem !== null).length;
    const isDone = !requested.isDryRun && problems === 0;
    if (isDone) await carryOut(actor, { plan, isLocal: requested.isLocal }, now);
    const { lines, accounts, enrollments } = plan;
    return {
      lines,
      problems,
      isDone,
      newAccounts: accounts.length,
      newEnrollments: enrollments.length,
    };
  });
}

async function loadPlan(rows: readonly ImportRow[], now: Date): Promise<ImportPlan> {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const names = new Set(
    rows.flatMap(({ username, email }) => listUsernamesToKnow({ username, email: email.toLowerCase() })),
  );
  const keys = [...new Set(rows.map(({ key }) => key.toUpperCase()).filter((key) => key !== ''))];
  const classes = new Map<string, KnownClass>();
  for (const { key, id, staff, students, ...enrollmentTerms } of await lockClassesByKey(keys))
    classes.set(key, {
      id,
      isOpen: isOpenForEnrollment(enrollmentTerms, now),
      staff: new Set(staff.map((one) => userIdSchema.parse(one))),
      students: new Set(students.map((one) => userIdSchema.parse(one))),
    });
  return planAccountImport(rows, {
    accounts: await listAccountsByEmail(emails),
    usernames: await listUsernamesLike([...names]),
    classes,
  });
}

async function carryOut(
  actor: Actor,
  { plan, isLocal }: { plan: ImportPlan; isLocal: boolean },
  now: Date,
): Promise<void> {
  const people = plan.accounts.map(({ role, ...person }) => {
    const names = rolesWith(role === 'student' ? 'enrollment.join' : 'class.create');
    return { ...person, profile: [], roles: names.map((name) => ({ name, selected: true })) };
  });
  const ids = await addAccounts(actor, { people, isLocal }, now);
  for (const [email, { id }] of await listAccountsByEmail(plan.enrollments.map((one) => one.email)))
    ids.set(email, id);
  for (const [classId, some] of Map.groupBy(plan.enrollments, (one) => one.classId)) {
    const students = some.flatMap(({ email }) => {
      const studentId = ids.get(email);
      return studentId === undefined ? [] : [{ studentId, sectionId: null }];
    });
    await upsertEnrollments({ classId, students, at: now });
    const enrolled = { enrolled: students.map(({ studentId }) => studentId) };
    const subject = { subject: 'class' as const, subjectId: classId };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'class.import_students',
      ...subject,
      details: enrolled,
    });
  }
  const details = { accounts: plan.accounts.length, enrollments: plan.enrollments.length };
  const subject = { subject: 'account' as const, subjectId: actor.userId };
  await audit({ at: now, actorId: actor.userId, action: 'account.import', ...subject, details });
}

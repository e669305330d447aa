import { type AssignmentId, fileIdSchema } from '@redraft/contracts';
import { parseRecording, type Recording, replayRecording } from '@redraft/demo-world';
import { readRecording, recordings } from '@redraft/demo-world/testing';
import { textOfDocx } from '@redraft/documents';
import { createTextReplay, toStoredOps } from '@redraft/revision-log';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { headOf, readCurrent, readOps } from '../../domain/revisions/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { notifySaved } from '../../platform/notify.ts';
import { followSaves } from '../../platform/save-follow-ups.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { importRecording } from './import-recording.ts';

const app = useApp();

async function loadStudentOfClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  return { assignmentId: await createAssignment(instructor, classId), username: student.user.username };
}

const loadFile = async (assignmentId: AssignmentId) => {
  const row = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return row.main_file_id;
};

const small = (rest: Partial<Record<keyof Recording | 'txns', unknown>> = {}) =>
  parseRecording(
    JSON.stringify({
      startContent: '',
      endContent: 'Hello there',
      txns: Array.from('Hello there', (char, index) => ({
        time: 1_760_000_000_000 + index * 5000,
        patches: [[index, 0, char]],
      })),
      ...rest,
    }),
  );

it('an imported recording is announced to all save follow-ups', async () => {
  const heard = new Set<number>();
  const idle = async () => undefined;
  const listening = { noteSave: (id: number) => void heard.add(id), pollMissed: idle, doDue: idle };
  const follower = followSaves([[listening]], { clock: now, logger: pino({ level: 'silent' }) });
  try {
    const { assignmentId, username } = await loadStudentOfClass();
    const probe = fileIdSchema.parse(1);
    const isListening = async () => {
      await notifySaved({ fileId: probe, at: now() });
      return heard.has(probe);
    };
    await expect.poll(isListening, { timeout: 10_000 }).toBe(true);
    await importRecording({ assignmentId, username, recording: small(), at: undefined, now: now() });
    const fileId = await loadFile(assignmentId);
    await expect.poll(() => heard.has(fileId), { timeout: 10_000 }).toBe(true);
  } finally {
    await follower.close();
  }
});

it('an imported recording starts the assignment of a student, with its own times', async () => {
  const { assignmentId, username } = await loadStudentOfClass();
  const result = await importRecording({
    assignmentId,
    username,
    recording: small(),
    at: undefined,
    now: new Date(),
  });
  expect(result).toEqual({ saves: 11, hasStarted: true });
  const log = await readOps(await loadFile(assignmentId));
  expect(log.saves.slice(0, 2).map((save) => save.t)).toEqual([1_760_000_000_000, 1_760_000_005_000]);
});

it('a recording is appended at the requested time', async () => {
  const { assignmentId, username } = await loadStudentOfClass();
  const at = new Date('2026-03-01T10:00:00Z');
  await importRecording({ assignmentId, username, recording: small(), at, now: new Date() });
  const log = await readOps(await loadFile(assignmentId));
  expect(log.saves[0]?.t).toBe(at.getTime());
});

it('a recording that starts with another text than the submission has is refused without any change', async () => {
  const { assignmentId, username } = await loadStudentOfClass();
  const at = new Date('2026-03-01T10:00:00Z');
  await importRecording({ assignmentId, username, recording: small(), at, now: new Date() });
  const before = await headOf(await loadFile(assignmentId));
  const again = importRecording({
    assignmentId,
    username,
    recording: small(),
    at: undefined,
    now: new Date(),
  });
  await expect(again).rejects.toThrow('The recording begins with another text');
  expect(await headOf(await loadFile(assignmentId))).toEqual(before);
});

it('a recording that would end in the future is refused without any change', async () => {
  const { assignmentId, username } = await loadStudentOfClass();
  const now = new Date('2026-03-01T10:00:49Z');
  const requested = { assignmentId, username, recording: small(), now };
  const at = new Date('2026-03-01T10:00:00Z');
  await expect(importRecording({ ...requested, at })).rejects.toThrow(
    'The recording would end in the future (2026-03-01T10:00:50.000Z). Give an earlier time with --at.',
  );
  const earlier = new Date(at.getTime() - 1000);
  expect(await importRecording({ ...requested, at: earlier })).toEqual({ saves: 11, hasStarted: true });
});

it('a recording for a student outside of the class is refused', async () => {
  const { assignmentId } = await loadStudentOfClass();
  const { username } = (await app.signInAs('ROLE_STUDENT')).user;
  const wrong = importRecording({
    assignmentId,
    username,
    recording: small(),
    at: undefined,
    now: new Date(),
  });
  await expect(wrong).rejects.toThrow('is not a student of the class');
});

describe.skipIf(!recordings.isThere)(`recorded writing (${recordings.reason})`, () => {
  it.each([
    ['clownschool_flat', 2577],
    ['json-crdt-blog-post', 6147],
  ])(
    'the recording %s is imported completely: %i versions, each with exactly the text of its save',
    async (name, count) => {
      const recording = readRecording(name);
      const { assignmentId, username } = await loadStudentOfClass();
      const result = await importRecording({
        assignmentId,
        username,
        recording,
        at: undefined,
        now: new Date(),
      });
      expect(result.saves).toBe(count);
      const fileId = await loadFile(assignmentId);
      const log = await readOps(fileId);
      const replay = createTextReplay(log.base);
      let version = 0;
      for (const save of replayRecording(recording)) {
        for (const op of toStoredOps(log.saves[version]?.ops ?? [])) replay.apply(op);
        version += 1;
        // Strings of tens of thousands of characters are compared here, so that only a difference is printed.
        if (replay.text() !== save.text) expect(replay.text()).toBe(save.text);
      }
      expect(version).toBe(count);
      expect(textOfDocx((await readCurrent(fileId)).bytes)).toBe(recording.endContent);
    },
    180_000,
  );
});

import type { FileId } from '@redraft/contracts';
import { readZip } from '@redraft/documents';
import { inTransaction } from '../../platform/db.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { hasTrackedText, headOf, listVersionsTouching, readAt, textAt } from '../revisions/index.ts';
import type { FileComment, Student } from './file-comment-rules.ts';
import type { FileCommentsWork } from './file-comments-worker.ts';
import {
  type CheckedText,
  type FoundComment,
  lockFileComments,
  markLeftComments,
  upsertFileComments,
  upsertReading,
} from './file-queries.ts';

/**
 * Comments in the file of a text become rows like those created in the reader, at the version in which they are first found. They stay when they
 * leave the file: handing in may remove them from it (docs/decisions/0045).
 */

const readInThread = createThreads<FileCommentsWork, FileComment[] | null>(
  new URL('./file-comments-worker.ts', import.meta.url),
  { threads: 1, waiting: 8, deadlineMs: 20_000 },
);

/** Editors save while a comment is being written: the first versions show where it was inserted, the last one its final text. */
const maxFirstVersions = 6;

const commentsPart = 'word/comments.xml';

interface Version {
  seq: number;
  at: Date;
}

/** Reads changes to the comments of a file since the last time. */
export async function syncFileComments(fileId: FileId, checkedText: CheckedText): Promise<void> {
  if (!hasTrackedText(checkedText.kind)) return;
  const { submissionId, readSeq, firstKeys: known, student } = checkedText;
  const head = await headOf(fileId);
  const lastReadSeq = readSeq ?? -1;
  if (head.seq <= lastReadSeq) return;
  const changedVersions = await listVersionsTouching(fileId, {
    after: lastReadSeq,
    isPart: (name) => name.startsWith('word/comments'),
  });
  const versions = changedVersions ?? [...checkedText.commented, { seq: head.seq, at: head.modifiedAt }];
  let firstKeys = known;
  const foundComments = new Map<string, FoundComment>();
  let latestComments: FileComment[] | null = null;
  for (const version of selectVersionsToRead(versions.filter(({ seq }) => seq > 0))) {
    const comments = await read(fileId, { seq: version.seq, student });
    if (comments.length > 0) firstKeys ??= (await read(fileId, { seq: 0, student })).map(({ key }) => key);
    latestComments = comments.filter(({ key }) => firstKeys?.includes(key) !== true);
    const text = latestComments.length === 0 ? [] : [...(await textAt(fileId, version.seq))];
    for (const comment of latestComments) {
      const passage = text.slice(comment.anchor.from, comment.anchor.to).join('').replaceAll('\0', '\ufffd');
      foundComments.set(comment.key, {
        ...(foundComments.get(comment.key) ?? { ...comment, ...version, passage }),
        ...latestContent(comment),
      });
    }
  }
  await inTransaction(async () => {
    await lockFileComments(submissionId);
    await upsertFileComments(submissionId, [...foundComments.values()]);
    if (latestComments)
      await markLeftComments(
        submissionId,
        latestComments.map(({ key }) => key),
      );
    await upsertReading(submissionId, { seq: head.seq, firstKeys });
  });
}

function selectVersionsToRead(versions: readonly Version[]): Version[] {
  const latestComments = versions.at(-1);
  const first = versions.slice(0, maxFirstVersions);
  return latestComments && versions.length > maxFirstVersions ? [...first, latestComments] : first;
}

/** The position of a comment stays; its content is the latest. */
function latestContent({ comment, replies, isResolved }: FileComment) {
  return { comment, replies, isResolved };
}

async function read(
  fileId: FileId,
  { seq, student }: { seq: number; student: Student },
): Promise<FileComment[]> {
  const bytes = await readAt(fileId, seq);
  if (!readZip(bytes).some(({ name }) => name === commentsPart)) return [];
  const text = await textAt(fileId, seq);
  const read = await readInThread({ bytes, text, student }).catch((cause: unknown) => {
    if (cause instanceof TooMuchWork && cause.reason !== 'busy') return null;
    throw cause;
  });
  return read ?? [];
}

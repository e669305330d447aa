import type { UserId } from '@redraft/contracts';
import type { ZipEntry } from '@redraft/documents';
import { listOriginals, readCurrent, readOriginal } from '../../domain/revisions/index.ts';
import { plainName, uniqueNames } from './name-rules.ts';
import { pack, packJson } from './packing.ts';
import {
  listCommentsBy,
  listFeedbackBy,
  listFeedbackDraftsOf,
  listRepliesBy,
  listRubricsOf,
  listSavedCommentsOf,
  listTaughtClasses,
  listTemplatesOf,
} from './queries.ts';

/** For staff: their classes, their feedback without recipients, and their own libraries. */
export async function* teachingEntries(userId: UserId): AsyncGenerator<ZipEntry> {
  const [classes, feedback, unsent, comments, replies, rubrics, stored, templates] = await Promise.all([
    listTaughtClasses(userId),
    listFeedbackBy(userId),
    listFeedbackDraftsOf(userId),
    listCommentsBy(userId),
    listRepliesBy(userId),
    listRubricsOf(userId),
    listSavedCommentsOf(userId),
    listTemplatesOf(userId),
  ]);
  if (classes.length > 0) yield await packJson('teaching/classes.json', classes);
  if (feedback.length + unsent.length + comments.length + replies.length > 0)
    yield await packJson('teaching/feedback-written.json', { feedback, unsent, comments, replies });
  if (rubrics.length > 0) yield await packJson('teaching/rubrics.json', rubrics);
  if (stored.length > 0) yield await packJson('teaching/comment-bank.json', stored);
  const names = uniqueNames(templates.map(({ title, kind }) => `${plainName(title)}.${kind}`));
  for (const [at, template] of templates.entries()) {
    const { bytes } = await readCurrent(template.file_id);
    yield await pack(`teaching/templates/${names[at] ?? at}`, bytes);
    for (const original of await listOriginals(template.file_id))
      yield await pack(
        `teaching/templates/originals/${names[at] ?? at}.${original.kind}`,
        await readOriginal(original),
      );
  }
  if (templates.length > 0) {
    const about = templates.map(({ title, description, created_at: createdAt }, at) => ({
      file: names[at],
      title,
      description,
      createdAt,
    }));
    yield await packJson('teaching/templates.json', about);
  }
}

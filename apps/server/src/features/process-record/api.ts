import {
  addMomentCommentBodySchema,
  addNoteBodySchema,
  changeMomentCommentBodySchema,
  changeNoteBodySchema,
  doneSchema,
  evidenceSchema,
  processNoteIdSchema,
  processNotesSchema,
  readingIdSchema,
  readingLogSchema,
  submissionIdSchema,
  success,
  textOriginsSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import {
  addMomentComment,
  addNote,
  changeMomentComment,
  changeNote,
  listProcessNotes,
  removeMomentComment,
  removeNote,
} from '../../domain/process-notes/index.ts';
import { readingsOf } from '../../domain/readings/index.ts';
import { evidenceOf, originsOf } from '../../domain/writing-figures/index.ts';
import { defineRoute } from '../../platform/route.ts';

const ofTextSchema = z.object({ submissionId: submissionIdSchema });

export const processRecordRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/process/evidence',
    summary: 'How much of the editing time the record of a text covers, for its student and for staff',
    permission: 'submission.read',
    query: ofTextSchema,
    answer: evidenceSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => evidenceOf(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/process/origins',
    summary: 'How much of a text was typed, inserted or arrived in a batch, for its student and for staff',
    permission: 'submission.read',
    query: ofTextSchema,
    answer: textOriginsSchema,
    errors: ['not_found', 'service.unavailable'],
    handler: ({ actor, query, now }) => originsOf(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/readings',
    summary: 'Who looked at the own text and at how it came about, the newest first',
    permission: 'assignment.write',
    query: ofTextSchema.extend({ before: readingIdSchema.optional() }),
    answer: readingLogSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => readingsOf(actor, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/process/notes',
    summary: 'What a student and their teachers say about stretches of the writing, for all of them',
    permission: 'submission.read',
    query: ofTextSchema,
    answer: processNotesSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => listProcessNotes(actor, query.submissionId, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/note',
    summary: 'Pin a note to a stretch of the own writing',
    creates: true,
    permission: 'assignment.write',
    body: addNoteBodySchema,
    limitPerMinute: 60,
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'note.outside', 'note.too_many'],
    handler: async ({ actor, body, now }) => {
      await addNote(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/student/note',
    summary: 'Change a note that the text was not handed in with yet',
    permission: 'assignment.write',
    body: changeNoteBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'note.outside', 'note.stays'],
    handler: async ({ actor, body, now }) => {
      await changeNote(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/student/note',
    summary: 'Take a note away that the text was not handed in with yet',
    permission: 'assignment.write',
    query: z.object({ id: processNoteIdSchema }),
    answer: doneSchema,
    errors: ['not_found', 'class.archived', 'note.stays'],
    handler: async ({ actor, query }) => {
      await removeNote(actor, query.id);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/process/comment',
    summary: 'Comment on a stretch of the writing',
    creates: true,
    permission: 'submission.mark',
    body: addMomentCommentBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'note.outside', 'note.too_many'],
    handler: async ({ actor, body, now }) => {
      await addMomentComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/process/comment',
    summary: 'Change a comment on a stretch of the writing',
    permission: 'submission.mark',
    body: changeMomentCommentBodySchema,
    answer: doneSchema,
    errors: ['not_found', 'note.outside', 'feedback.others'],
    handler: async ({ actor, body, now }) => {
      await changeMomentComment(actor, body, now);
      return success;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/process/comment',
    summary: 'Take back a comment on a stretch of the writing',
    permission: 'submission.mark',
    query: z.object({ id: processNoteIdSchema }),
    answer: doneSchema,
    errors: ['not_found', 'feedback.others'],
    handler: async ({ actor, query, now }) => {
      await removeMomentComment(actor, query.id, now);
      return success;
    },
  }),
];

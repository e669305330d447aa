import { z } from 'zod';
import { defineCall } from '../call.ts';
import { evidenceSchema, readingLogSchema, textOriginsSchema } from '../evidence.ts';
import { processNoteIdSchema, readingIdSchema, submissionIdSchema } from '../ids.ts';
import {
  addMomentCommentBodySchema,
  addNoteBodySchema,
  changeMomentCommentBodySchema,
  changeNoteBodySchema,
  processNotesSchema,
} from '../process-notes.ts';
import { doneSchema } from '../wire.ts';

const ofTextSchema = z.object({ submissionId: submissionIdSchema });

export const readEvidence = defineCall({
  method: 'GET',
  path: '/api/process/evidence',
  summary: 'How much of the editing time the record of a text covers, for its student and for staff',
  query: ofTextSchema,
  answer: evidenceSchema,
  errors: ['not_found'],
});

export const readOrigins = defineCall({
  method: 'GET',
  path: '/api/process/origins',
  summary: 'How much of a text was typed, inserted or arrived in a batch, for its student and for staff',
  query: ofTextSchema,
  answer: textOriginsSchema,
  errors: ['not_found', 'service.unavailable'],
});

export const listReadings = defineCall({
  method: 'GET',
  path: '/api/student/readings',
  summary: 'Who looked at the own text and at how it came about, the newest first',
  query: ofTextSchema.extend({ before: readingIdSchema.optional() }),
  answer: readingLogSchema,
  errors: ['not_found'],
});

export const listProcessNotes = defineCall({
  method: 'GET',
  path: '/api/process/notes',
  summary: 'What a student and their teachers say about stretches of the writing, for all of them',
  query: ofTextSchema,
  answer: processNotesSchema,
  errors: ['not_found'],
});

export const addProcessNote = defineCall({
  method: 'POST',
  path: '/api/student/note',
  summary: 'Pin a note to a stretch of the own writing',
  body: addNoteBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'note.outside', 'note.too_many'],
  creates: true,
});

export const changeProcessNote = defineCall({
  method: 'PUT',
  path: '/api/student/note',
  summary: 'Change a note that the text was not handed in with yet',
  body: changeNoteBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'note.outside', 'note.stays'],
});

export const removeProcessNote = defineCall({
  method: 'DELETE',
  path: '/api/student/note',
  summary: 'Take a note away that the text was not handed in with yet',
  query: z.object({ id: processNoteIdSchema }),
  answer: doneSchema,
  errors: ['not_found', 'class.archived', 'note.stays'],
});

export const addMomentComment = defineCall({
  method: 'POST',
  path: '/api/process/comment',
  summary: 'Comment on a stretch of the writing',
  body: addMomentCommentBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'note.outside', 'note.too_many'],
  creates: true,
});

export const changeMomentComment = defineCall({
  method: 'PUT',
  path: '/api/process/comment',
  summary: 'Change a comment on a stretch of the writing',
  body: changeMomentCommentBodySchema,
  answer: doneSchema,
  errors: ['not_found', 'note.outside', 'feedback.others'],
});

export const removeMomentComment = defineCall({
  method: 'DELETE',
  path: '/api/process/comment',
  summary: 'Take back a comment on a stretch of the writing',
  query: z.object({ id: processNoteIdSchema }),
  answer: doneSchema,
  errors: ['not_found', 'feedback.others'],
});

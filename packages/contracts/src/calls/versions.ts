import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  versionListQuerySchema,
  versionListSchema,
  versionRestoreBodySchema,
  versionSavesQuerySchema,
  versionSavesSchema,
  versionTextQuerySchema,
  versionTextSchema,
} from '../versions.ts';

export const listOwnVersions = defineCall({
  method: 'GET',
  path: '/api/student/versions',
  summary: 'The versions of the own text by sessions of writing, the newest first',
  query: versionListQuerySchema,
  answer: versionListSchema,
  errors: ['not_found'],
});

export const listOwnSaves = defineCall({
  method: 'GET',
  path: '/api/student/versions/saves',
  summary: 'The saves of the own text from one version to another, the newest first',
  query: versionSavesQuerySchema,
  answer: versionSavesSchema,
  errors: ['not_found'],
});

export const readOwnVersion = defineCall({
  method: 'GET',
  path: '/api/student/versions/text',
  summary: 'The words of one version of the own text',
  query: versionTextQuerySchema,
  answer: versionTextSchema,
  errors: ['not_found'],
});

export const restoreVersion = defineCall({
  method: 'POST',
  path: '/api/student/versions/restore',
  summary: 'Bring an earlier version of the own text back, as a new version',
  body: versionRestoreBodySchema,
  answer: z.object({ seq: z.number().int() }),
  errors: [
    'not_found',
    'file.conflict',
    'file.full',
    'class.full',
    'assignment.not_started',
    'assignment.closed',
    'assignment.paused',
    'class.archived',
    'submission.closed',
    'submission.writing_ended',
  ],
  creates: true,
});

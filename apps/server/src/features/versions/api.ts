import {
  versionListQuerySchema,
  versionListSchema,
  versionRestoreBodySchema,
  versionSavesQuerySchema,
  versionSavesSchema,
  versionTextQuerySchema,
  versionTextSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineRoute } from '../../platform/route.ts';
import { listOwnSaves, listOwnVersions, readOwnVersion, restoreVersion } from './service.ts';

export const versionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/student/versions',
    summary: 'The versions of the own text by sessions of writing, the newest first',
    permission: 'assignment.write',
    query: versionListQuerySchema,
    answer: versionListSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => listOwnVersions(actor, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/versions/saves',
    summary: 'The saves of the own text from one version to another, the newest first',
    permission: 'assignment.write',
    query: versionSavesQuerySchema,
    answer: versionSavesSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => listOwnSaves(actor, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/student/versions/text',
    summary: 'The words of one version of the own text',
    permission: 'assignment.write',
    query: versionTextQuerySchema,
    answer: versionTextSchema,
    errors: ['not_found'],
    handler: ({ actor, query }) => readOwnVersion(actor, query),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/student/versions/restore',
    summary: 'Bring an earlier version of the own text back, as a new version',
    creates: true,
    permission: 'assignment.write',
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
    handler: ({ actor, body, now }) => restoreVersion(actor, body, now),
  }),
];

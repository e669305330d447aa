import {
  certificateCheckSchema,
  certificateQuerySchema,
  certificateSchema,
  limits,
} from '@redraft/contracts';
import { z } from 'zod';
import { certify, checkFile } from '../../domain/certificates/index.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';
import { spooledFiles } from '../../platform/spool.ts';

export const certificateRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/certificates/certificate',
    summary: 'The signed certificate of the record of a text, for its student and for staff',
    permission: 'submission.read',
    query: certificateQuerySchema,
    // The whole record is computed again for each.
    limitPerMinute: 20,
    answer: certificateSchema,
    errors: ['not_found', 'certificate.record_differs', 'service.unavailable'],
    handler: ({ actor, query, now }) => certify(actor, query.submissionId, now),
  }),
  definePublicRoute({
    method: 'POST',
    path: '/api/certificates/check',
    summary: 'What a certificate is worth, and whether the words of a file are those it was given for',
    permission: 'public',
    body: z.object({ certificate: spooledFiles(), text: spooledFiles() }),
    limitPerMinute: 10,
    spool: {
      maxFileBytes: limits.certifiedTextBytes,
      maxFiles: 2,
      // So much is waited for only to say that it is too much.
      maxBytes: 3 * limits.certifiedTextBytes,
    },
    answer: certificateCheckSchema,
    errors: [
      'certificate.unreadable',
      'certificate.text_unreadable',
      'document.too_large',
      'service.unavailable',
    ],
    handler: ({ body: { certificate, text } }) => checkFile(certificate[0], text[0]),
  }),
];

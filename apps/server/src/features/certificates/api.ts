import {
  certificateCheckSchema,
  certificateQuerySchema,
  certificateSchema,
  checkCertificateBodySchema,
  limits,
} from '@redraft/contracts';
import { certify, checkFile } from '../../domain/certificates/index.ts';
import { definePublicRoute, defineRoute } from '../../platform/route.ts';

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
    body: checkCertificateBodySchema,
    limitPerMinute: 10,
    upload: { maxFileBytes: limits.certifiedTextBytes, tooLarge: 'document.too_large' },
    answer: certificateCheckSchema,
    errors: [
      'certificate.unreadable',
      'certificate.text_unreadable',
      'document.too_large',
      'service.unavailable',
    ],
    handler: ({ body }) => checkFile(body.certificate, body.text),
  }),
];

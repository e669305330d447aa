import { z } from 'zod';
import { defineCall } from '../call.ts';
import { certificateCheckSchema, certificateQuerySchema, certificateSchema } from '../certificates.ts';
import { formFilesSchema } from './form-files.ts';

export const downloadCertificate = defineCall({
  method: 'GET',
  path: '/api/certificates/certificate',
  summary: 'The signed certificate of the record of a text, for its student and for staff',
  query: certificateQuerySchema,
  answer: certificateSchema,
  errors: ['not_found', 'certificate.record_differs', 'service.unavailable'],
});

export const downloadBadge = defineCall({
  method: 'GET',
  path: '/api/certificates/badge',
  summary: 'The certificate as an Open Badges 3.0 credential, for its student and for staff',
  query: certificateQuerySchema,
  answer: 'file',
  errors: ['not_found', 'certificate.record_differs', 'service.unavailable'],
});

export const checkCertificate = defineCall({
  method: 'POST',
  path: '/api/certificates/check',
  summary: 'What a certificate is worth, and whether the words of a file are those it was given for',
  body: z.object({ certificate: formFilesSchema, text: formFilesSchema }),
  answer: certificateCheckSchema,
  errors: [
    'certificate.unreadable',
    'certificate.text_unreadable',
    'document.too_large',
    'service.unavailable',
  ],
});

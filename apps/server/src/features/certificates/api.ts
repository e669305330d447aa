import { limits } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/certificates';
import { z } from 'zod';
import { checkFile, issueBadge, issueCertificate } from '../../domain/certificates/index.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { defineFileRoute, definePublicRoute, defineRoute } from '../../platform/route.ts';
import { spooledFiles } from '../../platform/spool.ts';
import { originAt } from './badge-pages.ts';

export const certificateRoutes = [
  defineRoute(calls.downloadCertificate, {
    permission: 'submission.read',
    // Each verifies the complete record again.
    limitPerMinute: 20,
    handler: ({ actor, query, now }) => issueCertificate(actor, query.submissionId, now),
  }),
  defineFileRoute(calls.downloadBadge, {
    permission: 'submission.read',
    limitPerMinute: 20,
    handler: async ({ actor, query, now, request }) => {
      const place = { origin: originAt(request), language: readerLanguage(request) };
      const badge = await issueBadge(actor, { ...query, ...place }, now);
      return {
        bytes: new TextEncoder().encode(JSON.stringify(badge, null, 2)),
        contentType: 'application/vc; charset=utf-8',
        fileName: `redraft-badge-${query.submissionId}.json`,
      };
    },
  }),
  definePublicRoute(calls.checkCertificate, {
    permission: 'public',
    body: z.object({ certificate: spooledFiles(), text: spooledFiles() }),
    limitPerMinute: 10,
    spool: {
      maxFileBytes: limits.certifiedTextBytes,
      maxFiles: 2,
      // Larger than the limit, so that a slightly larger upload gets a proper error.
      maxBytes: 3 * limits.certifiedTextBytes,
    },
    handler: ({ body: { certificate, text } }) => checkFile(certificate[0], text[0]),
  }),
];

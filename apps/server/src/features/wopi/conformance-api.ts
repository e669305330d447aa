import { conformanceFileSchema } from '@redraft/contracts';
import { openConformanceFile } from '../../domain/conformance-files/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { hostOriginOf } from './options.ts';

export const conformanceRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/editor/conformance',
    summary: 'A file on which programs try whether the host keeps to WOPI, where WOPI_CONFORMANCE is on',
    permission: 'editor.test',
    answer: conformanceFileSchema,
    errors: ['not_found'],
    handler: async ({ actor, now, request }) => {
      const { hasConformanceFiles, publicUrl } = request.server.editorHost;
      if (!hasConformanceFiles) throw new AppError('not_found');
      const { fileId, token, expiresAt } = await openConformanceFile(actor, now);
      return {
        wopiSrc: `${hostOriginOf({ publicUrl }, request)}/wopi/files/${fileId}`,
        accessToken: token,
        accessTokenTtl: expiresAt.getTime(),
      };
    },
  }),
];

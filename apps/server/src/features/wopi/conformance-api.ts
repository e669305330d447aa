import * as calls from '@redraft/contracts/calls/wopi-conformance';
import { openConformanceFile } from '../../domain/conformance-files/index.ts';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/route.ts';
import { hostOriginOf } from './options.ts';

export const conformanceRoutes = [
  defineRoute(calls.openConformanceFile, {
    permission: 'editor.test',
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

import { defineCall } from '../call.ts';
import { conformanceFileSchema } from '../conformance-files.ts';

export const openConformanceFile = defineCall({
  method: 'POST',
  path: '/api/editor/conformance',
  summary: 'A file on which programs try whether the host keeps to WOPI, where WOPI_CONFORMANCE is on',
  answer: conformanceFileSchema,
  errors: ['not_found'],
});

import type { EditorSampleFrame } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/editor-test';
import { callApi } from '../../lib/api.ts';
import type { Sample } from './sample-values.ts';

export function openSampleFrame(
  query: Sample & { lang: string; theme: 'light' | 'dark' },
): Promise<EditorSampleFrame> {
  return callApi(calls.openSampleFrame, { query });
}

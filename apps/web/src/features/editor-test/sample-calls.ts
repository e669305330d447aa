import type { EditorSampleFrame } from '@redraft/contracts';
import { editorSampleFrameSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import type { Sample } from './sample-values.ts';

export function openSampleFrame(
  query: Sample & { lang: string; theme: 'light' | 'dark' },
): Promise<EditorSampleFrame> {
  return callApi('POST', '/api/editor/sample/frame', { query, answer: editorSampleFrameSchema });
}

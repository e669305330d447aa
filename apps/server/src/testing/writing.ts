import {
  type AssignmentId,
  type EditorFrame,
  editorFrame,
  type SubmissionId,
  studentAssignment,
} from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import type { Caller, TestApp } from './app.ts';

/** A student's submission with a way to save into it as the editor does. */
export interface Desk {
  submissionId: SubmissionId;
  frame: EditorFrame;
  save: (text: string) => Promise<{ status: number; body: string }>;
  put: (body: Uint8Array, headers?: Record<string, string>) => Promise<{ status: number; body: string }>;
  read: () => Promise<Buffer>;
  draftIds: number[];
}

const lock = 'cool-lock-test';

/** Begins the assignment and opens the editor on it, with the file locked as an editor locks it. */
export async function sitDown(app: TestApp, student: Caller, assignment: AssignmentId): Promise<Desk> {
  const started = await student.call('POST', '/api/student/assignment', { query: { id: assignment } });
  const workspace = studentAssignment.parse(started.body);
  if (!workspace.submission) throw new Error('The assignment has no submission after its start.');
  const { submissionId } = workspace.submission;
  const opened = await student.call('POST', '/api/editor/frame', { query: { submissionId } });
  const frame = editorFrame.parse(opened.body);
  const source = new URL(new URL(frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '');
  const query = new URLSearchParams({ access_token: frame.fields.access_token ?? '' });
  const send = async (method: 'GET' | 'POST', path: string, options: object = {}) => {
    const answer = await app.http().inject({ method, url: `${source.pathname}${path}?${query}`, ...options });
    return { status: answer.statusCode, body: answer.body, bytes: answer.rawPayload };
  };
  await send('POST', '', { headers: { 'x-wopi-override': 'LOCK', 'x-wopi-lock': lock } });
  const put: Desk['put'] = (body, headers = {}) =>
    send('POST', '/contents', {
      payload: Buffer.from(body),
      headers: {
        'content-type': 'application/octet-stream',
        'x-wopi-override': 'PUT',
        'x-wopi-lock': lock,
        ...headers,
      },
    });
  return {
    submissionId,
    frame,
    put,
    save: (text) => put(docxFromText(text)),
    read: async () => (await send('GET', '/contents')).bytes,
    draftIds: workspace.timeline.map((entry) => entry.draftId),
  };
}

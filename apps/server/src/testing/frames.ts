import { type EditorFrame, editorFrameSchema } from '@redraft/contracts';
import type { TestApp } from './app.ts';
import { type EventListener, listenTo } from './events.ts';

export interface Reply {
  status: number;
  body: string;
  bytes: Buffer;
}

/** A file opened by an editor frame. */
export interface OpenedFile {
  frame: EditorFrame;
  lock: () => Promise<Reply>;
  put: (body: Uint8Array, headers?: Record<string, string>) => Promise<Reply>;
  read: () => Promise<Buffer>;
  /** CheckFileInfo. */
  info: () => Promise<unknown>;
  /** Connects to its events. */
  listen: () => Promise<EventListener>;
}

const lock = 'cool-lock-test';

/** The file that a frame opens, with the calls of an editor. */
export function openedFile(app: TestApp, opened: unknown): OpenedFile {
  const frame = editorFrameSchema.parse(opened);
  const source = new URL(new URL(frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '');
  const query = new URLSearchParams({ access_token: frame.fields.access_token ?? '' });
  const send = async (method: 'GET' | 'POST', path: string, options: object = {}): Promise<Reply> => {
    const answer = await app.http().inject({ method, url: `${source.pathname}${path}?${query}`, ...options });
    return { status: answer.statusCode, body: answer.body, bytes: answer.rawPayload };
  };
  return {
    frame,
    lock: () => send('POST', '', { headers: { 'x-wopi-override': 'LOCK', 'x-wopi-lock': lock } }),
    put: (body, headers = {}) =>
      send('POST', '/contents', {
        payload: Buffer.from(body),
        headers: {
          'content-type': 'application/octet-stream',
          'x-wopi-override': 'PUT',
          'x-wopi-lock': lock,
          ...headers,
        },
      }),
    read: async () => (await send('GET', '/contents')).bytes,
    info: async () => JSON.parse((await send('GET', '')).body),
    listen: () => listenTo(app.http(), `${source.pathname}/events?${query}`),
  };
}

/** Saves into the file that a frame opens, as the editor does. */
export async function saveThrough(app: TestApp, opened: unknown, bytes: Uint8Array): Promise<number> {
  const file = openedFile(app, opened);
  await file.lock();
  return (await file.put(bytes)).status;
}

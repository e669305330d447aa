import { editorFrame } from '@redraft/contracts';
import type { TestApp } from './app.ts';

/** Saves into whatever a frame opens, as the editor does. */
export async function saveThrough(app: TestApp, opened: unknown, bytes: Uint8Array): Promise<number> {
  const frame = editorFrame.parse(opened);
  const source = new URL(frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '';
  const token = new URLSearchParams({ access_token: frame.fields.access_token ?? '' });
  const url = `${new URL(source).pathname}`;
  const lock = { 'x-wopi-override': 'LOCK', 'x-wopi-lock': 'l' };
  await app.http().inject({ method: 'POST', url: `${url}?${token}`, headers: lock });
  const put = { 'x-wopi-override': 'PUT', 'x-wopi-lock': 'l', 'content-type': 'application/octet-stream' };
  const payload = Buffer.from(bytes);
  const answer = await app
    .http()
    .inject({ method: 'POST', url: `${url}/contents?${token}`, headers: put, payload });
  return answer.statusCode;
}

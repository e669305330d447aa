import { editorSampleFrameSchema } from '@redraft/contracts';
import { blankOdg, blankXlsx, docxFromText } from '@redraft/documents';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { keyPair, serveSigningEditorOfTexts } from '../../testing/other-editors.ts';

/** An editor that edits texts, shows drawings and signs its calls. */
const publicUrl = 'http://redraft.example';
const app = useApp({ settings: { publicUrl, editorUrl: await serveSigningEditorOfTexts(keyPair()) } });

async function opened(type: 'DOCUMENT' | 'DRAW' | 'SPREADSHEET') {
  const admin = await app.signInAs('ROLE_ADMIN');
  const query = { type, lang: 'en', theme: 'light' };
  const answer = await admin.call('POST', '/api/editor/sample/frame', { query });
  const frame = editorSampleFrameSchema.parse(answer.body);
  const token = frame.fields.access_token ?? '';
  const call = (method: 'GET' | 'POST', path = '', override = '', payload?: Uint8Array) =>
    app.http().inject({
      method,
      url: `/wopi/files/${frame.fileId}${path}?access_token=${token}`,
      headers: {
        'content-type': 'application/octet-stream',
        ...(override && { 'x-wopi-override': override, 'x-wopi-lock': 'a' }),
      },
      ...(payload && { payload: Buffer.from(payload) }),
    });
  return { frame, call };
}

it.each([
  ['DRAW', blankOdg()],
  ['SPREADSHEET', blankXlsx()],
] as const)(
  'what another editor cannot edit opens in the built-in one, whose calls need no signature: %s',
  async (type, bytes) => {
    const { frame, call } = await opened(type);
    expect(frame.actionUrl).toMatch(/^\/editor\/(odg|xlsx)\?WOPISrc=http%3A%2F%2Fredraft\.example%2F/);
    expect(frame.mode).toBe('edit');
    const info = await call('GET');
    expect(info.statusCode).toBe(200);
    expect(info.json()).toMatchObject({ UserCanWrite: true, EventsUrl: expect.any(String) });
    expect((await call('POST', '', 'LOCK')).statusCode).toBe(200);
    expect((await call('POST', '/contents', 'PUT', bytes)).statusCode).toBe(200);
  },
);

it('what the other one edits stays with it, and is signed', async () => {
  const { frame, call } = await opened('DOCUMENT');
  expect(frame.actionUrl).toMatch(/^http:\/\/office\.example\/edit\?/);
  expect((await call('GET')).json()).toMatchObject({ code: 'editor.unsigned' });
  const saved = await call('POST', '/contents', 'PUT', docxFromText('Not signed'));
  expect(saved.json()).toMatchObject({ code: 'editor.unsigned' });
});

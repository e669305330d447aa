import { type APIRequestContext, expect } from '@playwright/test';
import type { Call } from './student.ts';

/** WOPI access to the submission's text, with a separate token. */
export async function openWopiFile(request: APIRequestContext, call: Call, submissionId: number) {
  const frame = (await call('POST', `/api/editor/frame?submissionId=${submissionId}`)) as {
    actionUrl: string;
    fields: { access_token: string };
  }; // cast: our own server
  const source = new URL(frame.actionUrl, 'http://localhost').searchParams.get('WOPISrc') ?? '';
  const token = `access_token=${encodeURIComponent(frame.fields.access_token)}`;
  const lock = { 'X-WOPI-Lock': 'elsewhere' };
  const send = (path: string, override: string, data?: Buffer) =>
    request.post(`${source}${path}?${token}`, {
      headers: { ...lock, 'X-WOPI-Override': override },
      ...(data === undefined ? {} : { data }),
    });
  return {
    /** Saves versions one after another. */
    put: async (...versions: Uint8Array[]) => {
      await send('', 'LOCK');
      for (const bytes of versions)
        expect((await send('/contents', 'PUT', Buffer.from(bytes))).status()).toBe(200);
      await send('', 'UNLOCK');
    },
    read: async () => new Uint8Array(await (await request.get(`${source}/contents?${token}`)).body()),
  };
}

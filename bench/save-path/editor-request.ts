import { openWopiFile } from '../../apps/editor/src/frame/wopi/wopi-client.ts';
import type { Writer } from '../load/load.ts';
import { lock, type OpenText } from '../writing.ts';

/** Headers that a browser adds to the editor's request. */
export const browserHeaders = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Cache-Control': 'no-cache',
  Connection: 'keep-alive',
  Pragma: 'no-cache',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Site': 'same-origin',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** The request head of a save as the editor's WOPI client writes it, and the time of the text's current version. */
export async function requestHead(text: OpenText): Promise<Pick<Writer, 'head' | 'time'>> {
  const wopiSrc = `${text.address}/wopi/files/${text.fileId}`;
  const file = { wopiSrc, accessToken: text.token, lockId: lock, language: 'en' };
  const { lastModifiedTime } = await openWopiFile({ ...file, fetch }).checkFileInfo();
  if (lastModifiedTime === null) throw new Error('The host names no time.');
  let head = '';
  const asking: typeof fetch = async (address, init) => {
    head = createHead(new URL(String(address)), new Headers(init?.headers));
    return Response.json({});
  };
  const save = { isModifiedByUser: true, isAutosave: true, isExitSave: false, extendedData: null };
  await openWopiFile({ ...file, fetch: asking }).putFile(new Uint8Array(), {
    save: { ...save, timestamp: '{time}' },
    dirtyMs: 1000,
    isDictated: false,
    locked: true,
    leaving: false,
  });
  return { head, time: lastModifiedTime };
}

function createHead({ pathname, search, host, origin }: URL, headers: Headers): string {
  const lines = [
    `POST ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Length: {length}',
    ...Object.entries({ ...browserHeaders, Origin: origin, Referer: `${origin}/editor/` }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The same head for a host that addresses documents by number. */
export function headForDocument(head: string, document: number): string {
  return head.replace(/^POST \S+/, `POST /${document}`);
}

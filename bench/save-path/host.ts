import { mkdir, open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { FileId } from '@redraft/contracts';
import { blankDocx } from '@redraft/documents';
import { appendSave, createFile } from '../../apps/server/src/domain/revisions/index.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';

/**
 * A reference host on Node's plain HTTP server: `bare` writes each body durably to a file; `log` uses only the product's log; `none` answers at once,
 * to show the client's limit.
 */
type Store = (document: number, body: Buffer) => Promise<void>;

async function bareStore(directory: string): Promise<Store> {
  await mkdir(directory, { recursive: true });
  return async (document, body) => {
    const target = path.join(directory, `${document}.docx`);
    const file = await open(`${target}.new`, 'w');
    await file.write(body);
    await file.sync();
    await file.close();
    await rename(`${target}.new`, target);
  };
}

async function logStore(connectionString: string, documents: number): Promise<Store> {
  openDatabase(connectionString);
  const files: FileId[] = [];
  for (let index = 0; index < documents; index++) {
    const name = `${index}.docx`;
    const file = await createFile({ kind: 'docx', name, bytes: blankDocx(), origin: 'base', at: new Date() });
    files.push(file.fileId);
  }
  return async (document, bytes) => {
    const fileId = files[document];
    if (fileId === undefined) throw new Error('No such document');
    await appendSave({ fileId, bytes, at: new Date(), dirtyMs: 1000, userId: null, origin: 'typed' });
  };
}

const [kind, place = '', documents = '0'] = process.argv.slice(2);
const stores: Readonly<Record<string, () => Promise<Store>>> = {
  bare: () => bareStore(place),
  log: () => logStore(place, Number(documents)),
  none: async () => async () => undefined,
};
const store = await stores[kind ?? '']?.();
if (!store) throw new Error(`There is no host ${kind}.`);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    store(Number(request.url?.slice(1)), body).then(
      () => answer(200, '{"LastModifiedTime":"2026-09-01T10:00:00.000000Z"}'),
      (error) => answer(500, String(error)),
    );
  });
  const answer = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  };
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
// Answers each message with the CPU time used so far, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
/** Folder in which the server looks for built pages; in development it contains the unbuilt ones. */
const folder = path.join(root, '.cache/dev/pages');

const programs = {
  web: ['index.html', 'entrance.html'],
  editor: ['index.html'],
};

export interface Pages {
  folder: string;
  /** Calls `next` for requests that are not page sources. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

/** Serves the sources of both browser programs by Vite, with hot reload over WebSockets at the same address. */
export async function servePages(http: Server): Promise<Pages> {
  const web = await serveProgram('web', http);
  const editor = await serveProgram('editor', http);
  return {
    folder,
    answer: (request, response, next) =>
      (request.url?.startsWith('/editor/') ? editor : web).middlewares(request, response, next),
    close: async () => void (await Promise.all([web.close(), editor.close()])),
  };
}

async function serveProgram(name: keyof typeof programs, http: Server): Promise<ViteDevServer> {
  const source = path.join(root, 'apps', name);
  const vite = await createServer({
    root: source,
    configFile: path.join(source, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: http } },
  });
  await mkdir(path.join(folder, name, 'assets'), { recursive: true });
  const write = async (page: string): Promise<void> => {
    const html = await vite.transformIndexHtml(`/${page}`, await readFile(path.join(source, page), 'utf8'));
    await writeFile(path.join(folder, name, page), html);
  };
  for (const page of programs[name]) await write(page);
  vite.watcher.on('change', (file) => {
    const page = path.relative(source, file);
    if (programs[name].includes(page)) void write(page).catch((error: unknown) => console.error(error));
  });
  return vite;
}

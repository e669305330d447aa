import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveTexts } from './text-requests.ts';

/** Keeps each version as a file of its own, and answers when file and folder are synced. */
const [directory = ''] = process.argv.slice(2);
const folders = new Map<string, { folder: string; versions: number }>();

async function openFolder(name: string): Promise<{ folder: string; versions: number }> {
  const known = folders.get(name);
  if (known) return known;
  const opened = { folder: path.join(directory, name), versions: 0 };
  folders.set(name, opened);
  await mkdir(opened.folder, { recursive: true });
  return opened;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

serveTexts({
  store: async (name, body) => {
    const kept = await openFolder(name);
    const file = await open(path.join(kept.folder, `${kept.versions}.txt`), 'wx');
    kept.versions += 1;
    await file.write(body);
    await file.sync();
    await file.close();
    await syncFolder(kept.folder);
  },
  readVersion: (name, version) => readFile(path.join(directory, name, `${version}.txt`)),
  listVersions: async (name) => {
    const names = await readdir(path.join(directory, name));
    return Promise.all(
      names.map(async (file) => {
        const { mtimeMs, size } = await stat(path.join(directory, name, file));
        return { file, mtimeMs, size };
      }),
    );
  },
});

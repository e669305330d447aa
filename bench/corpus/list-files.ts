import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder and its folders, in the order of their names. */
export function* listFiles(directory: string): Generator<string> {
  for (const name of readdirSync(directory).sort()) {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory()) yield* listFiles(file);
    else yield file;
  }
}

import { fileNameOf } from '../../platform/file-name.ts';

/** File names in the zip, from user input, valid on any operating system. */

const maxNameLength = 60;

/** A path component: no parent folder, no separators, no trailing dot, which Windows would drop. */
export function plainName(title: string): string {
  const clean = fileNameOf([...title].slice(0, maxNameLength).join(''), '').slice(0, -1);
  return clean.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'untitled';
}

export function folderOf(parent: string, number: number, title: string): string {
  return `${parent}/${String(number).padStart(3, '0')} ${plainName(title)}`;
}

/** Makes names unique ignoring case, because some file systems do. */
export function uniqueNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; usedNames.has(free.toLowerCase()); number++) {
      const dot = name.lastIndexOf('.');
      free = dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
    }
    usedNames.add(free.toLowerCase());
    return free;
  });
}

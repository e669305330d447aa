import { fileNameOf } from '../../platform/file-name.ts';

/** Names within the zip: what people call their work, in what any machine takes. */

const maxNameLength = 60;

/** A part of a path: no way up, no folder of its own, no trailing dot that Windows would lose. */
export function plainName(title: string): string {
  const clean = fileNameOf([...title].slice(0, maxNameLength).join(''), '').slice(0, -1);
  return clean.replace(/^[. ]+|(?<![. ])[. ]+$/g, '') || 'untitled';
}

export function folderOf(parent: string, number: number, title: string): string {
  return `${parent}/${String(number).padStart(3, '0')} ${plainName(title)}`;
}

/** Each told apart, whatever is upper case: zips are unpacked where that is the same. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) {
      const dot = name.lastIndexOf('.');
      free = dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

import { attachmentFormatOf, limits } from '@redraft/contracts';

/** What can be said of files before they are sent; their content is judged by the server. */
export interface Chosen<One> {
  /** Those that can be sent. */
  taken: One[];
  unsupported: string[];
  tooLarge: string[];
}

export function sortChosen<One extends Pick<File, 'name' | 'size'>>(files: readonly One[]): Chosen<One> {
  const isSupported = (file: One) => attachmentFormatOf(file.name) !== null;
  const isSmall = (file: One) => file.size <= limits.attachmentBytes;
  const named = (some: readonly One[]) => some.map(({ name }) => name);
  return {
    taken: files.filter((file) => isSupported(file) && isSmall(file)),
    unsupported: named(files.filter((file) => !isSupported(file))),
    tooLarge: named(files.filter((file) => isSupported(file) && !isSmall(file))),
  };
}

type Named = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Tells chosen files apart. */
export function keyOf({ name, size, lastModified }: Named): string {
  return `${name} ${size} ${lastModified}`;
}

/** What is to be sent with those added: each once, and no more than can be sent at once. */
export function addChosen<One extends Named>(before: readonly One[], added: readonly One[]) {
  const each = new Map([...before, ...added].map((file) => [keyOf(file), file]));
  const files = [...each.values()];
  return {
    files: files.slice(0, limits.attachmentsPerUpload),
    tooMany: files.slice(limits.attachmentsPerUpload).map(({ name }) => name),
  };
}

export function sumSizes(files: readonly Pick<File, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** How much of each file has gone out, 0 to 100: they are sent one after another. */
export function computeProgress(files: readonly Pick<File, 'size'>[], sentBytes: number): number[] {
  let before = 0;
  return files.map(({ size }) => {
    const sent = Math.min(size, Math.max(0, sentBytes - before));
    before += size;
    return size === 0 ? (sentBytes >= before ? 100 : 0) : Math.floor((100 * sent) / size);
  });
}

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** With two decimals, in steps of 1024: "1.50 KB". */
export function formatSize(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return `${number.format(bytes / 1024 ** step)} ${units[step]}`;
}

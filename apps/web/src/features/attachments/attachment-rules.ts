import { detectAttachmentFormat, limits } from '@redraft/contracts';

/** Checks before upload; the server checks the content. */
export interface Chosen<One> {
  /** Files that can be uploaded. */
  accepted: One[];
  unsupported: string[];
  tooLarge: string[];
}

export function sortChosen<One extends Pick<File, 'name' | 'size'>>(files: readonly One[]): Chosen<One> {
  const isSupported = (file: One) => detectAttachmentFormat(file.name) !== null;
  const isWithinSizeLimit = (file: One) => file.size <= limits.attachmentBytes;
  const namesOf = (fileList: readonly One[]) => fileList.map(({ name }) => name);
  return {
    accepted: files.filter((file) => isSupported(file) && isWithinSizeLimit(file)),
    unsupported: namesOf(files.filter((file) => !isSupported(file))),
    tooLarge: namesOf(files.filter((file) => isSupported(file) && !isWithinSizeLimit(file))),
  };
}

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Identifies a chosen file. */
export function keyOf({ name, size, lastModified }: NamedFile): string {
  return `${name} ${size} ${lastModified}`;
}

/** Files to upload including the added ones, without duplicates, up to the limit per upload. */
export function addChosen<One extends NamedFile>(bytesBefore: readonly One[], added: readonly One[]) {
  const filesByKey = new Map([...bytesBefore, ...added].map((file) => [keyOf(file), file]));
  const files = [...filesByKey.values()];
  return {
    files: files.slice(0, limits.attachmentsPerUpload),
    tooMany: files.slice(limits.attachmentsPerUpload).map(({ name }) => name),
  };
}

export function sumSizes(files: readonly Pick<File, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Progress of each file in percent: they are sent in order. */
export function computeProgress(files: readonly Pick<File, 'size'>[], sentBytes: number): number[] {
  let bytesBefore = 0;
  return files.map(({ size }) => {
    const sent = Math.min(size, Math.max(0, sentBytes - bytesBefore));
    bytesBefore += size;
    return size === 0 ? (sentBytes >= bytesBefore ? 100 : 0) : Math.floor((100 * sent) / size);
  });
}

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const frenchUnits = ['octets', 'Ko', 'Mo', 'Go', 'To'] as const;

/** With two decimals and 1024-byte units: "1.50 KB"; the space does not break. */
export function formatSize(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const unit = (language === 'fr' ? frenchUnits : units)[step];
  return `${number.format(bytes / 1024 ** step)}\u00a0${unit}`;
}

import type { SubmissionId } from '@redraft/contracts';
import { fileNameOf } from '../../platform/file-name.ts';

export interface OrderedEntry {
  submissionId: SubmissionId;
  /** The name as its reader may see it: a code if it is hidden. */
  studentName: string;
  /** The name is hidden from this reader now. */
  isHidden: boolean;
  isReady: boolean;
  /** Whether the PDF was made without names. */
  isAnonymized: boolean;
}

export type EntryResult = 'included' | 'failed' | 'names_hidden';

export interface ZipContent {
  submissionId: SubmissionId;
  studentName: string;
  fileName: string;
  result: EntryResult;
}

/** Leaves room for name and extension within the limits of file systems. */
const maxTitleLength = 80;

/** What a zip contains, sorted by name, so that the order of hidden names reveals nothing. File names are distinct, also where case is ignored. */
export function planContents(title: string, entries: readonly OrderedEntry[]): ZipContent[] {
  const shortTitle = [...title].slice(0, maxTitleLength).join('');
  const usedNames = new Set<string>();
  return entries
    .toSorted(
      (one, other) =>
        compareNames(one.studentName, other.studentName) || one.submissionId - other.submissionId,
    )
    .map((entry) => {
      const baseName = shortTitle === '' ? entry.studentName : `${shortTitle} - ${entry.studentName}`;
      const fileName = uniqueName(baseName, usedNames);
      const { submissionId, studentName } = entry;
      return { submissionId, studentName, fileName, result: resultOf(entry) };
    });
}

/** A PDF with names is not given to a reader from whom they have been hidden since it was made. */
function resultOf({ isReady, isHidden, isAnonymized }: OrderedEntry): EntryResult {
  if (!isReady) return 'failed';
  return isHidden && !isAnonymized ? 'names_hidden' : 'included';
}

const compareNames = new Intl.Collator('en').compare;

function uniqueName(baseName: string, usedNames: Set<string>): string {
  let fileName = fileNameOf(baseName, 'pdf');
  for (let number = 2; usedNames.has(fileName.toLowerCase()); number += 1)
    fileName = fileNameOf(`${baseName} (${number})`, 'pdf');
  usedNames.add(fileName.toLowerCase());
  return fileName;
}

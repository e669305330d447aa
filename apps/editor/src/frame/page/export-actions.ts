import type { FileFacts } from '@redraft/wopi';
import type { Edit } from '../document.ts';
import type { Writing } from '../saving/writing.ts';
import { download } from './download.ts';

/** What a person can take along of a document. */
export interface ExportActions {
  /** Prints the document, or makes a PDF of it: browsers do either. */
  print: () => void;
  /** Gives the file as it is now, with words that are still on their way. */
  download: () => Promise<void>;
  /** What the page offers; the host may ask for what it has only hidden (docs/editor-protocol.md#checkfileinfo). */
  offers: { print: boolean; download: boolean };
  /** The one format in which the file is given; null where it may not be taken along. */
  format: string | null;
}

export function createExportActions<OwnEdit extends Edit, Content>(
  { baseFileName, print, download: permission }: FileFacts,
  writing: Writing<OwnEdit, Content>,
): ExportActions {
  const bytes = async (): Promise<Uint8Array> => (writing.everModified() ? writing.mine() : writing.base());
  return {
    print: () => {
      if (print !== 'forbidden') window.print();
    },
    download: async () => {
      if (permission !== 'forbidden') download(await bytes(), baseFileName);
    },
    offers: { print: print === 'offered', download: permission === 'offered' },
    format:
      permission === 'forbidden' ? null : (/(?<![^.])[^.]+$/.exec(baseFileName)?.[0].toLowerCase() ?? null),
  };
}

import type { FileInfo } from '@redraft/wopi';
import type { Edit } from '../document.ts';
import type { WritingSession } from '../saving/writing.ts';
import { download } from './download.ts';

/** Export actions for a document. */
export interface ExportActions {
  /** Prints the document; browsers also offer PDF. */
  print: () => void;
  /** Downloads the current file, including unsaved edits. */
  download: () => Promise<void>;
  /** Downloads a part of the document in another format. */
  exportAs: (bytes: Uint8Array, file: { part: string; extension: string }) => void;
  /** What the page offers; the host may still request what is only hidden (docs/editor-protocol.md#checkfileinfo). */
  offers: { print: boolean; download: boolean };
  /** The format of the download; null if downloading is not allowed. */
  format: string | null;
}

export function createExportActions<OwnEdit extends Edit, Content>(
  { baseFileName, print, download: permission }: FileInfo,
  writing: WritingSession<OwnEdit, Content>,
): ExportActions {
  const bytes = async (): Promise<Uint8Array> => (writing.everModified() ? writing.mine() : writing.base());
  return {
    print: () => {
      if (print !== 'forbidden') window.print();
    },
    download: async () => {
      if (permission !== 'forbidden') download(await bytes(), baseFileName);
    },
    exportAs: (bytes, { part, extension }) => {
      const name = baseFileName.replace(/\.[^.]*$/, '');
      if (permission !== 'forbidden')
        download(bytes, `${name} - ${part.replace(/[\\/:*?"<>|]/g, ' ').trim()}.${extension}`);
    },
    offers: { print: print === 'offered', download: permission === 'offered' },
    format:
      permission === 'forbidden' ? null : (/(?<![^.])[^.]+$/.exec(baseFileName)?.[0].toLowerCase() ?? null),
  };
}

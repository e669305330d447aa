import type { AssignmentId, ClassId, ResearchChoice } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/research';
import { request } from '../../lib/api.ts';
import { parseFileName } from '../../lib/file-name.ts';
import { saveAs } from '../../lib/files.ts';
import { createEntryReader } from './entry-reader.ts';

export interface ExportRequest extends ResearchChoice {
  classId: ClassId;
  /** Null for all assignments of the class. */
  assignmentId: AssignmentId | null;
}

export interface ExportProgress {
  done: number;
  texts: number;
}

interface Watched {
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** Downloads an export and reports progress. The signal aborts it. */
export async function saveExport(
  { classId, assignmentId, ...choice }: ExportRequest,
  { signal, onProgress }: Watched,
): Promise<void> {
  const call = assignmentId === null ? calls.exportClassRecords : calls.exportAssignmentRecords;
  const query = assignmentId === null ? { classId, ...choice } : { assignmentId, ...choice };
  const response = await request(call, { query, signal });
  const texts = Number(response.headers.get('x-redraft-texts'));
  let done = 0;
  onProgress({ done, texts });
  // One entry per text.
  const readEntries = createEntryReader((name) => {
    if (name.startsWith('sittings/')) done += 1;
  });
  const pieces: Blob[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece?.value) break;
    readEntries(piece.value);
    // Blobs allow the browser to keep the data on disk.
    pieces.push(new Blob([piece.value]));
    onProgress({ done, texts });
  }
  const name = parseFileName(response.headers.get('content-disposition')) ?? 'redraft.zip';
  saveAs(new Blob(pieces, { type: 'application/zip' }), name);
}

import { DocumentError, type DocumentErrorCode } from '@redraft/documents';
import type { FileState } from './file-state.ts';
import { type IncomingSave, type PlannedSave, planSave } from './save-rules.ts';

export interface Work {
  state: FileState;
  save: IncomingSave;
}

/** A refusal comes back as what it says: a thread does not hand over errors of a class. */
export type Outcome =
  | { planned: PlannedSave | null }
  | { refused: { code: DocumentErrorCode; message: string } };

/** Runs in a thread of its own. */
export default function plan({ state, save }: Work): Outcome {
  try {
    return { planned: planSave(state, save) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

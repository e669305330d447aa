import {
  contentVersion,
  type DocumentWorker,
  type Edit,
  type EditSupport,
  type JournalEdit,
  type Surface,
} from '../document.ts';
import type { WopiSession } from '../wopi/session.ts';
import type { Composition } from './composition.ts';
import type { Journal, JournalOpening } from './journal.ts';
import type { OpenDocument } from './open-document.ts';
import type { SaveLoop } from './save-loop.ts';

/** State of the edits on this page relative to the server and the device. Its values change together. */
export interface EditRecorder<OwnEdit extends Edit, Content> {
  readonly editSupport: EditSupport<OwnEdit>;
  readonly document: OpenDocument<OwnEdit, Content>;
  readonly worker: DocumentWorker<OwnEdit, Content>;
  readonly journal: Journal<OwnEdit, Content>;
  readonly session: WopiSession;
  readonly loop: SaveLoop;
  readonly composition: Composition;
  /** The last version known to be on the server, which these edits are based on. */
  base: Uint8Array;
  opening: JournalOpening<OwnEdit, Content>;
  /** Number of edits so far; shows whether an edit was made between two moments. */
  editCount: number;
  /** The last edit of this opening that needs a full save; an index in the opening. */
  lastWholeEdit: number;
  editsInOpening: number;
  /** The last edit that contained the whole document. */
  lastContentEdit: number;
  surface: Surface<Content> | null;
  everModified: boolean;
  showModified: (isModified: boolean) => void;
}

/** Handles each edit in order: first the device, then the worker, then the server. */
export function recordEdit<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  edit: OwnEdit,
  at = Date.now(),
): void {
  const number = appendEdit(recorder, edit, {
    needsWholeSave: recorder.editSupport.needsWholeSave(edit),
    at,
  });
  const { opening } = recorder;
  void recorder.worker.edit(edit).catch((error: unknown) => {
    // One resync covers all rejected edits before it.
    if (recorder.opening === opening && number > recorder.lastContentEdit)
      resync(recorder, { edit, number, error });
  });
}

function appendEdit<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  edit: JournalEdit<OwnEdit, Content>,
  { needsWholeSave, at }: { needsWholeSave: boolean; at: number },
): number {
  recorder.editCount += 1;
  recorder.editsInOpening += 1;
  if (needsWholeSave) recorder.lastWholeEdit = recorder.editsInOpening;
  recorder.everModified = true;
  recorder.opening.append(edit, at);
  recorder.showModified(true);
  recorder.loop.changed(Date.now() - at);
  return recorder.editsInOpening;
}

/** The worker rejected an edit: it receives the page's document, as does the device, which could not replay the edit either. */
function resync<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  rejected: { edit: OwnEdit; number: number; error: unknown },
): void {
  const { surface, worker, document } = recorder;
  const { edit, number, error } = rejected;
  console.error('The worker could not apply an edit of the page', error);
  document.report({
    reason: 'refused',
    edit: edit.kind,
    number,
    of: recorder.editsInOpening,
    error: getErrorName(error),
  });
  if (surface === null) return;
  const content = surface.content();
  recorder.lastContentEdit = appendEdit(
    recorder,
    { kind: 'content', content, version: contentVersion },
    { needsWholeSave: true, at: Date.now() },
  );
  worker
    .resync(content, recorder.editsInOpening)
    .catch((failed: unknown) =>
      console.error('The worker could not take over the document of the page', failed),
    );
}

function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

/** Marks edits that were made at `since` as unsaved, so that they are sent although nothing changes. */
export function markAsChanged<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  since?: number,
): void {
  recordEdit(recorder, recorder.editSupport.unchanged, since);
}

export function beginOpening<OwnEdit extends Edit, Content>(
  journal: Journal<OwnEdit, Content>,
  started: { file: string; version: string | null; bytes: Uint8Array },
): JournalOpening<OwnEdit, Content> {
  return journal.begin({ id: crypto.randomUUID(), ...started });
}

/** Bytes that replace the document on the page. */
export interface Adoption {
  bytes: Uint8Array;
  version: string | null;
  /** Whether they are what the server has. */
  isSaved: boolean;
  /** The server's bytes of that version. */
  base: Uint8Array;
  /** When the first edit was made that the server lacks, if not now; in milliseconds since 1970. */
  since?: number;
}

/** Maximum number of attempts if the user keeps typing during a merge. */
const maxAdoptAttempts = 50;

/**
 * Replaces the document by other bytes. `createAdoption` may take time and is called again if an edit was made meanwhile; once its result fits, the rest is
 * synchronous, so that no edit is lost between the two documents. False if the user never paused.
 */
export async function adoptBytes<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  createAdoption: () => Promise<Adoption>,
): Promise<boolean> {
  const { worker, session, loop, journal, document, composition } = recorder;
  for (let attemptsLeft = maxAdoptAttempts; attemptsLeft > 0; attemptsLeft--) {
    const countBefore = recorder.editCount;
    const { bytes, version, isSaved, base, since } = await createAdoption();
    const prepared = await worker.prepare({ bytes, edits: [] });
    await composition.waitForEnd();
    const { surface } = recorder;
    if (recorder.editCount !== countBefore || surface === null) continue;
    void worker.commit();
    const previousOpening = recorder.opening;
    recorder.base = base;
    recorder.editsInOpening = 0;
    recorder.lastWholeEdit = 0;
    recorder.lastContentEdit = 0;
    session.setBaseVersion(version);
    recorder.opening = beginOpening(journal, { file: document.key, version, bytes });
    surface.replace(prepared);
    const isDictated = !isSaved && loop.unsaved()?.isDictated === true;
    loop.restart();
    recorder.showModified(false);
    if (!isSaved) markAsChanged(recorder, since);
    if (isDictated) loop.recordDictation();
    void previousOpening.end();
    return true;
  }
  return false;
}

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
  readonly traits: EditSupport<OwnEdit>;
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
  taken: number;
  /** The last edit of this opening that needs a full save; an index in the opening. */
  lastWholeEdit: number;
  edits: number;
  /** The last edit that contained the whole document. */
  lastContent: number;
  surface: Surface<Content> | null;
  everModified: boolean;
  showModified: (isModified: boolean) => void;
}

/** Handles each edit in order: first the device, then the worker, then the server. */
export function takeEdit<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  edit: OwnEdit,
): void {
  const number = noteEdit(words, edit, words.traits.needsWholeSave(edit));
  const { opening } = words;
  void words.worker.edit(edit).catch((error: unknown) => {
    // One resync covers all rejected edits before it.
    if (words.opening === opening && number > words.lastContent) resync(words, { edit, number, error });
  });
}

function noteEdit<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  edit: JournalEdit<OwnEdit, Content>,
  isWhole: boolean,
): number {
  words.taken += 1;
  words.edits += 1;
  if (isWhole) words.lastWholeEdit = words.edits;
  words.everModified = true;
  words.opening.append(edit, Date.now());
  words.showModified(true);
  words.loop.changed();
  return words.edits;
}

/** The worker rejected an edit: it receives the page's document, as does the device, which could not replay the edit either. */
function resync<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  refused: { edit: OwnEdit; number: number; error: unknown },
): void {
  const { surface, worker, document } = words;
  const { edit, number, error } = refused;
  console.error('The worker lost step with the page', error);
  document.report({ reason: 'refused', edit: edit.kind, number, of: words.edits, error: nameOf(error) });
  if (surface === null) return;
  const content = surface.content();
  words.lastContent = noteEdit(words, { kind: 'content', content, version: contentVersion }, true);
  worker
    .resync(content, words.edits)
    .catch((failed: unknown) => console.error('The worker stands still', failed));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

/** Marks restored edits as unsaved, so that they are sent although nothing changes. */
export function markAsChanged<OwnEdit extends Edit, Content>(words: EditRecorder<OwnEdit, Content>): void {
  takeEdit(words, words.traits.unchanged);
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
}

/** Maximum number of attempts if the user keeps typing during a merge. */
const adoptTries = 50;

/**
 * Replaces the document by other bytes. `make` may take time and is called again if an edit was made meanwhile; once its result fits, the rest is
 * synchronous, so that no edit is lost between the two documents. False if the user never paused.
 */
export async function adopt<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  make: () => Promise<Adoption>,
): Promise<boolean> {
  const { worker, session, loop, journal, document, composition } = words;
  for (let left = adoptTries; left > 0; left--) {
    const before = words.taken;
    const { bytes, version, isSaved, base } = await make();
    const prepared = await worker.prepare({ bytes, edits: [] });
    await composition.over();
    const { surface } = words;
    if (words.taken !== before || surface === null) continue;
    void worker.commit();
    const old = words.opening;
    words.base = base;
    words.edits = 0;
    words.lastWholeEdit = 0;
    words.lastContent = 0;
    session.buildOn(version);
    words.opening = beginOpening(journal, { file: document.key, version, bytes });
    surface.replace(prepared);
    loop.restart();
    words.showModified(false);
    if (!isSaved) markAsChanged(words);
    void old.end();
    return true;
  }
  return false;
}

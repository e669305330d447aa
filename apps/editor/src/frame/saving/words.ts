import type { Edit } from '../../docx/document/edits.ts';
import type { Editing } from '../../docx/editing/create-editing.ts';
import type { DocumentWorker } from '../../docx/worker/start-worker.ts';
import type { WopiSession } from '../wopi/session.ts';
import type { Journal, JournalOpening } from './journal.ts';
import type { OpenDocument } from './open-document.ts';
import type { SaveLoop } from './save-loop.ts';

/** What is known of the words on this page: how they stand to the server and to this device. Its parts change together. */
export interface Words {
  readonly document: OpenDocument;
  readonly worker: DocumentWorker;
  readonly journal: Journal;
  readonly session: WopiSession;
  readonly loop: SaveLoop;
  /** The last bytes that the server is known to have, and that these words build on. */
  base: Uint8Array;
  opening: JournalOpening;
  /** Counts the edits; tells whether a key came between two moments. */
  taken: number;
  /** The last edit of this opening that changed parts beside the text; counted as the opening counts. */
  lastPartsEdit: number;
  edits: number;
  editing: Editing | null;
  everModified: boolean;
  showModified: (isModified: boolean) => void;
}

/** Each edit of the text, in order: first to the device, then to the worker, then to the server. */
export function takeEdit(words: Words, edit: Edit): void {
  words.taken += 1;
  words.edits += 1;
  if (edit.kind === 'package') words.lastPartsEdit = words.edits;
  words.everModified = true;
  words.opening.keep(edit, Date.now());
  void words.worker.edit(edit).catch((error: unknown) => resync(words, error));
  words.showModified(true);
  words.loop.changed();
}

/** The worker's copy did not take an edit: it gets the page's document anew. */
function resync({ editing, worker, edits }: Words, error: unknown): void {
  console.error('The worker lost step with the page', error);
  if (editing === null) return;
  void worker.resync({ doc: editing.view.state.doc.toJSON(), parts: editing.parts() }, edits);
}

/** Words that are in the document but not on the server: they are sent like an edit, though no letter changes. */
export function takeAsChanged(words: Words): void {
  takeEdit(words, { kind: 'steps', steps: [] });
}

export function beginOpening(
  journal: Journal,
  begun: { file: string; version: string | null; bytes: Uint8Array },
): JournalOpening {
  return journal.begin({ id: crypto.randomUUID(), ...begun });
}

/** Other bytes that take the place of the document on the page. */
export interface Adoption {
  bytes: Uint8Array;
  version: string | null;
  /** They are what the server has. */
  isSaved: boolean;
  /** What the server has under that version. */
  base: Uint8Array;
}

/** A person who goes on typing while two versions are brought together is waited for this often. */
const ADOPT_TRIES = 50;

/**
 * Shows other bytes in place of these. `make` may take its time and is asked again when a key came in between; from the moment in which its
 * answer fits to the end nothing waits, so that no letter can fall between the two documents. False when the person never paused.
 */
export async function adopt(words: Words, make: () => Promise<Adoption>): Promise<boolean> {
  const { worker, session, loop, journal, document } = words;
  for (let left = ADOPT_TRIES; left > 0; left--) {
    const before = words.taken;
    const { bytes, version, isSaved, base } = await make();
    const prepared = await worker.prepare({ bytes, edits: [] });
    const { editing } = words;
    if (words.taken !== before || editing === null) continue;
    void worker.commit();
    const old = words.opening;
    words.base = base;
    words.edits = 0;
    words.lastPartsEdit = 0;
    session.buildOn(version);
    words.opening = beginOpening(journal, { file: document.key, version, bytes });
    editing.replace(prepared);
    loop.restart();
    words.showModified(false);
    if (!isSaved) takeAsChanged(words);
    void old.end();
    return true;
  }
  return false;
}

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

/** What is known of the words on this page: how they stand to the server and to this device. Its parts change together. */
export interface EditRecorder<OwnEdit extends Edit, Content> {
  readonly traits: EditSupport<OwnEdit>;
  readonly document: OpenDocument<OwnEdit, Content>;
  readonly worker: DocumentWorker<OwnEdit, Content>;
  readonly journal: Journal<OwnEdit, Content>;
  readonly session: WopiSession;
  readonly loop: SaveLoop;
  readonly composition: Composition;
  /** The last bytes that the server is known to have, and that these words build on. */
  base: Uint8Array;
  opening: JournalOpening<OwnEdit, Content>;
  /** Counts the edits; tells whether a key came between two moments. */
  taken: number;
  /** The last edit of this opening that takes a whole save; counted as the opening counts. */
  lastWholeEdit: number;
  edits: number;
  /** The last edit that was the whole document. */
  lastContent: number;
  surface: Surface<Content> | null;
  everModified: boolean;
  showModified: (isModified: boolean) => void;
}

/** Each edit of the text, in order: first to the device, then to the worker, then to the server. */
export function takeEdit<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  edit: OwnEdit,
): void {
  const number = noteEdit(words, edit, words.traits.needsWholeSave(edit));
  const { opening } = words;
  void words.worker.edit(edit).catch((error: unknown) => {
    // One document in the worker's place says again all that was refused before it.
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

/** The worker's copy did not take an edit: it gets the page's document anew, and so does the device, which could not replay it either. */
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

/** Words that are in the document but not on the server: they are sent like an edit, though no letter changes. */
export function markAsChanged<OwnEdit extends Edit, Content>(words: EditRecorder<OwnEdit, Content>): void {
  takeEdit(words, words.traits.unchanged);
}

export function beginOpening<OwnEdit extends Edit, Content>(
  journal: Journal<OwnEdit, Content>,
  started: { file: string; version: string | null; bytes: Uint8Array },
): JournalOpening<OwnEdit, Content> {
  return journal.begin({ id: crypto.randomUUID(), ...started });
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
const adoptTries = 50;

/**
 * Shows other bytes in place of these. `make` may take its time and is asked again when a key came in between; from the moment in which its
 * answer fits to the end nothing waits, so that no letter can fall between the two documents. False when the person never paused.
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

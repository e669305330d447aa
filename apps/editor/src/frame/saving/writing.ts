import type { Edit } from '../../docx/document/edits.ts';
import type { Editing } from '../../docx/editing/create-editing.ts';
import type { Written } from '../../docx/worker/document-work.ts';
import type { DocumentWorker } from '../../docx/worker/start-worker.ts';
import { type FileEvents, listenToFile } from '../wopi/file-events.ts';
import { LOCK_REFRESH_MS, startSession, type WopiSession } from '../wopi/session.ts';
import { createFollower } from './follow.ts';
import type { Journal } from './journal.ts';
import type { OpenDocument } from './open-document.ts';
import { watchPage } from './page-watch.ts';
import { createSaveLoop, type SaveLoop, type SaveLoopPorts, type SaveState } from './save-loop.ts';
import { type Adoption, adopt, beginOpening, takeAsChanged, takeEdit, type Words } from './words.ts';

/** One user's writing in one open document: journal, worker and save loop on a WOPI session. */
export interface Writing {
  loop: SaveLoop;
  take: (edit: Edit) => void;
  /** The editing whose words these are; it comes up a moment after this. */
  attach: (editing: Editing) => void;
  everModified: () => boolean;
  /** The words of this page as a docx. */
  mine: () => Promise<Uint8Array>;
  base: () => Uint8Array;
  /** The version that the next save builds on. */
  version: () => string | null;
  adopt: (make: () => Promise<Adoption>) => Promise<boolean>;
  /** Sends what there is, at once. */
  pause: () => Promise<void>;
  /** Writing is allowed again: what was kept comes back and is sent. */
  resume: () => Promise<void>;
  /** Whether this device keeps what is typed. */
  isKept: () => boolean;
  stop: () => Promise<void>;
}

export interface WritingPorts {
  document: OpenDocument;
  worker: DocumentWorker;
  journal: Journal;
  eventsAddress: string | null;
  /** Whether newer versions are shown as they come; a reader stays with what was opened. */
  follows: boolean;
  onState: (state: SaveState) => void;
  onModified: (isModified: boolean) => void;
  onAccess: () => void;
}

export function startWriting(ports: WritingPorts): Writing {
  const { document, worker } = ports;
  const session = startSession(document.file, document.facts);
  const loop = createSaveLoop({
    ...savePorts({ worker, session, words: () => words, events: () => events }),
    confirmed: () => {
      words.showModified(false);
      follower.settled();
    },
    onState: ports.onState,
  });
  const words = wordsOf(ports, session, loop);
  const follower = createFollower(words, ports.onAccess);
  const events = listenToFile({
    address: ports.eventsAddress,
    channel: document.key,
    onEvent: (event) => ports.follows && follower.hear(event),
  });
  const stopWatching = watchPage(words, LOCK_REFRESH_MS);
  return {
    loop,
    take: (edit) => takeEdit(words, edit),
    attach: (editing) => {
      words.editing = editing;
      const restored = restoredIn(document);
      if (restored !== null) keepRestored(words, restored.ids);
    },
    everModified: () => words.everModified,
    mine: async () => (await worker.write()).bytes,
    base: () => words.base,
    version: session.version,
    adopt: (make) => adopt(words, make),
    pause: async () => void (await loop.flush({ now: true })),
    resume: () => resume(words),
    isKept: () => words.opening.isKept(),
    stop: async () => {
      loop.stop();
      stopWatching();
      events.stop();
      if (loop.unsaved() === null) await words.opening.end();
    },
  };
}

function wordsOf(ports: WritingPorts, session: WopiSession, loop: SaveLoop): Words {
  const { document, worker, journal } = ports;
  let isModified = false;
  return {
    document,
    worker,
    journal,
    session,
    loop,
    base: document.bytes,
    opening: beginOpening(journal, {
      file: document.key,
      version: document.facts.lastModifiedTime,
      bytes: restoredIn(document)?.bytes ?? document.bytes,
    }),
    taken: 0,
    edits: 0,
    lastPartsEdit: 0,
    editing: null,
    everModified: false,
    showModified: (modified) => {
      if (modified !== isModified) ports.onModified(modified);
      isModified = modified;
    },
  };
}

type SavePorts = Pick<SaveLoopPorts, 'serialize' | 'put' | 'now' | 'setTimer'>;

function savePorts(parts: {
  worker: DocumentWorker;
  session: WopiSession;
  words: () => Words;
  events: () => FileEvents;
}): SavePorts {
  const edits = new WeakMap<Uint8Array, Written>();
  return {
    serialize: async () => {
      const written = await within(WRITE_WITHIN_MS, parts.worker.write());
      edits.set(written.bytes, written);
      return written.bytes;
    },
    put: async (bytes, options) => {
      const words = parts.words();
      const { opening } = words;
      const result = await parts.session.put(bytes, options);
      if (result.kind !== 'saved') return result;
      const saved = edits.get(bytes)?.edits ?? 0;
      if (opening === words.opening) words.base = bytes;
      if (opening === words.opening && words.lastPartsEdit <= saved) words.lastPartsEdit = 0;
      opening.saved(saved, result.version);
      parts.events().saved(result.version);
      return result;
    },
    now: () => performance.now(),
    setTimer: (action, ms) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** A worker that has died answers nothing; then it is said that nothing is saved. */
const WRITE_WITHIN_MS = 60_000;

function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The document could not be written in time')), ms);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The words of an earlier visit that are shown from the start. */
function restoredIn({ recovered, access }: OpenDocument): { bytes: Uint8Array; ids: string[] } | null {
  return recovered.kind === 'ahead' && access.mode === 'edit' ? recovered : null;
}

/** Words that are back in the text are on their way once more; only then the record of the earlier visit may go. */
function keepRestored(words: Words, ids: string[]): void {
  takeAsChanged(words);
  for (const id of ids) void words.journal.forget(id);
}

/** After a pause in which the page was opened: what the device had kept comes back, if nobody has written since. */
async function resume(words: Words): Promise<void> {
  const { document, session, loop } = words;
  const { recovered, facts } = document;
  const isWaiting = recovered.kind === 'ahead' && restoredIn(document) === null && loop.unsaved() === null;
  if (isWaiting && session.version() === facts.lastModifiedTime) {
    const { bytes, ids } = recovered;
    const theirs = words.base;
    await adopt(words, async () => ({ bytes, base: theirs, version: session.version(), isSaved: false }));
    for (const id of ids) void words.journal.forget(id);
  }
  loop.retryNow();
}

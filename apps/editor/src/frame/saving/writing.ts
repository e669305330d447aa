import type { DocumentWorker, Edit, EditSupport, Surface, Written } from '../document.ts';
import { type FileEvents, listenToFile } from '../wopi/file-events.ts';
import { lockRefreshMs, startSession, type WopiSession } from '../wopi/session.ts';
import { watchComposition } from './composition.ts';
import {
  type Adoption,
  adopt,
  beginOpening,
  type EditRecorder,
  markAsChanged,
  takeEdit,
} from './edit-recorder.ts';
import { createFollower } from './follow.ts';
import type { Journal } from './journal.ts';
import type { OpenDocument } from './open-document.ts';
import { watchPage } from './page-watch.ts';
import { createSaveLoop, type SaveLoop, type SaveLoopPorts, type SaveState } from './save-loop.ts';

/** One user's writing session in one open document: journal, worker and save loop on a WOPI session. */
export interface Writing<OwnEdit extends Edit, Content> {
  loop: SaveLoop;
  take: (edit: OwnEdit) => void;
  /** Connects the view of the document, which is created slightly later. */
  attach: (surface: Surface<Content>) => void;
  everModified: () => boolean;
  /** The current document of this page, as a file. */
  mine: () => Promise<Uint8Array>;
  base: () => Uint8Array;
  /** The version that the next save is based on. */
  version: () => string | null;
  adopt: (make: () => Promise<Adoption>) => Promise<boolean>;
  /** Sends unsaved edits at once. */
  pause: () => Promise<void>;
  /** Writing is allowed again: stored edits are restored and sent. */
  resume: () => Promise<void>;
  /** Whether edits are stored on this device. */
  isStored: () => boolean;
  stop: () => Promise<void>;
}

export interface WritingPorts<OwnEdit extends Edit, Content> {
  traits: EditSupport<OwnEdit>;
  document: OpenDocument<OwnEdit, Content>;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit, Content>;
  eventsAddress: string | null;
  /** Whether newer versions are loaded as they appear; readers stay with the opened one. */
  follows: boolean;
  onState: (state: SaveState) => void;
  onModified: (isModified: boolean) => void;
  onAccess: () => void;
}

export function startWriting<OwnEdit extends Edit, Content>(
  ports: WritingPorts<OwnEdit, Content>,
): Writing<OwnEdit, Content> {
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
    onEvent: (event) => ports.follows && follower.handleEvent(event),
  });
  const stopWatching = watchPage(words, lockRefreshMs);
  return {
    loop,
    take: (edit) => takeEdit(words, edit),
    attach: (surface) => {
      words.surface = surface;
      const restored = restoredIn(document);
      if (restored !== null) storeRestored(words, restored.ids);
    },
    everModified: () => words.everModified,
    mine: async () => (await worker.write()).bytes,
    base: () => words.base,
    version: session.version,
    adopt: (make) => adopt(words, make),
    pause: async () => void (await loop.flush({ now: true })),
    resume: () => resume(words),
    isStored: () => words.opening.isStored(),
    stop: async () => {
      loop.stop();
      stopWatching();
      events.stop();
      if (loop.unsaved() === null) await words.opening.end();
    },
  };
}

function wordsOf<OwnEdit extends Edit, Content>(
  ports: WritingPorts<OwnEdit, Content>,
  session: WopiSession,
  loop: SaveLoop,
): EditRecorder<OwnEdit, Content> {
  const { traits, document, worker, journal } = ports;
  let isModified = false;
  return {
    traits,
    document,
    worker,
    journal,
    session,
    loop,
    composition: watchComposition(window),
    base: document.bytes,
    opening: beginOpening(journal, {
      file: document.key,
      version: document.facts.lastModifiedTime,
      bytes: restoredIn(document)?.bytes ?? document.bytes,
    }),
    taken: 0,
    edits: 0,
    lastWholeEdit: 0,
    lastContent: 0,
    surface: null,
    everModified: false,
    showModified: (modified) => {
      if (modified !== isModified) ports.onModified(modified);
      isModified = modified;
    },
  };
}

type SavePorts = Pick<SaveLoopPorts, 'serialize' | 'put' | 'now' | 'setTimer'>;

function savePorts<OwnEdit extends Edit, Content>(parts: {
  worker: DocumentWorker<OwnEdit, Content>;
  session: WopiSession;
  words: () => EditRecorder<OwnEdit, Content>;
  events: () => FileEvents;
}): SavePorts {
  const edits = new WeakMap<Uint8Array, Written>();
  return {
    serialize: async () => {
      const written = await within(writeWithinMs, parts.worker.write());
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
      if (opening === words.opening && words.lastWholeEdit <= saved) words.lastWholeEdit = 0;
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

/** A crashed worker does not respond; the save then fails after this time. */
const writeWithinMs = 60_000;

function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The document could not be written in time')), ms);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Text of an opening that could not be restored. */
function leftWordsOf<OwnEdit extends Edit, Content>(
  { left }: OpenDocument<OwnEdit, Content>,
  id: string,
): string | undefined {
  return left.find((one) => one.id === id)?.text;
}

/** Edits of an earlier session that are shown from the start. */
function restoredIn<OwnEdit extends Edit, Content>({
  recovered,
  access,
}: OpenDocument<OwnEdit, Content>): { bytes: Uint8Array; ids: string[] } | null {
  return recovered.kind === 'ahead' && access.mode === 'edit' ? recovered : null;
}

/** Restored edits are saved again; only then is the earlier record removed. */
function storeRestored<OwnEdit extends Edit, Content>(
  words: EditRecorder<OwnEdit, Content>,
  ids: string[],
): void {
  markAsChanged(words);
  for (const id of ids) void words.journal.forget(id, leftWordsOf(words.document, id));
}

/** If the page was opened during a pause: edits stored on the device are restored, if nobody has written since. */
async function resume<OwnEdit extends Edit, Content>(words: EditRecorder<OwnEdit, Content>): Promise<void> {
  const { document, session, loop } = words;
  const { recovered, facts } = document;
  const isWaiting = recovered.kind === 'ahead' && restoredIn(document) === null && loop.unsaved() === null;
  if (isWaiting && session.version() === facts.lastModifiedTime) {
    const { bytes, ids } = recovered;
    const theirs = words.base;
    await adopt(words, async () => ({ bytes, base: theirs, version: session.version(), isSaved: false }));
    for (const id of ids) void words.journal.forget(id, leftWordsOf(words.document, id));
  }
  loop.retryNow();
}

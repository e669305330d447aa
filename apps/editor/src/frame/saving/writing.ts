import type { DocumentWorker, Edit, EditSupport, Surface, WrittenDocument } from '../document.ts';
import { type FileEvents, listenToFile } from '../wopi/file-events.ts';
import { lockRefreshMs, startSession, type WopiSession } from '../wopi/session.ts';
import { watchComposition } from './composition.ts';
import {
  type Adoption,
  adoptBytes,
  beginOpening,
  type EditRecorder,
  markAsChanged,
  recordEdit,
} from './edit-recorder.ts';
import { createFollower } from './follow.ts';
import type { Journal } from './journal.ts';
import type { OpenDocument } from './open-document.ts';
import { watchPage } from './page-watch.ts';
import type { Recovered } from './recover-edits.ts';
import { createSaveLoop, type SaveLoop, type SaveLoopOptions, type SaveState } from './save-loop.ts';

/** One user's writing session in one open document: journal, worker and save loop on a WOPI session. */
export interface WritingSession<OwnEdit extends Edit, Content> {
  loop: SaveLoop;
  /** `at` is when it was made, if not now; in milliseconds since 1970. */
  recordEdit: (edit: OwnEdit, at?: number) => void;
  /** The last edit was dictated: its save says so. */
  recordDictation: () => void;
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
  /** The host can be reached again. */
  reconnect: () => void;
  stop: () => Promise<void>;
}

export interface WritingOptions<OwnEdit extends Edit, Content> {
  editSupport: EditSupport<OwnEdit>;
  document: OpenDocument<OwnEdit, Content>;
  worker: DocumentWorker<OwnEdit, Content>;
  journal: Journal<OwnEdit, Content>;
  /** Null if the host has no events, or the document is only read. */
  eventsPath: string | null;
  /** Whether newer versions are loaded as they appear; readers stay with the opened one. */
  followsNewVersions: boolean;
  onState: (state: SaveState) => void;
  onModified: (isModified: boolean) => void;
  onAccess: () => void;
}

export function startWritingSession<OwnEdit extends Edit, Content>(
  options: WritingOptions<OwnEdit, Content>,
): WritingSession<OwnEdit, Content> {
  const { document, worker, eventsPath } = options;
  const session = startSession(document.file, document.fileInfo);
  const loop = createSaveLoop({
    ...createSaveOptions({ worker, session, recorder: () => recorder, events: () => events }),
    onSaved: () => {
      recorder.showModified(false);
      follower.handleSaved();
    },
    onState: options.onState,
  });
  const recorder = createRecorder(options, session, loop);
  const follower = createFollower(recorder, options.onAccess);
  const events = listenToFile({
    requestUrl: eventsPath === null ? null : () => document.file.requestEventsUrl(eventsPath),
    channel: document.key,
    onEvent: (event) => options.followsNewVersions && follower.handleEvent(event),
  });
  const stopWatching = watchPage(recorder, lockRefreshMs);
  return {
    loop,
    recordEdit: (edit, at) => recordEdit(recorder, edit, at),
    recordDictation: loop.recordDictation,
    attach: (surface) => {
      recorder.surface = surface;
      const restored = getRestored(document);
      if (restored !== null) storeRestored(recorder, restored);
    },
    everModified: () => recorder.everModified,
    mine: async () => (await worker.write()).bytes,
    base: () => recorder.base,
    version: session.version,
    adopt: (make) => adoptBytes(recorder, make),
    pause: async () => void (await loop.flush({ now: true })),
    resume: () => resume(recorder),
    isStored: () => recorder.opening.isStored(),
    reconnect: () => {
      events.reconnect();
      loop.retryNow();
    },
    stop: async () => {
      loop.stop();
      stopWatching();
      events.stop();
      if (loop.unsaved() === null) await recorder.opening.end();
    },
  };
}

function createRecorder<OwnEdit extends Edit, Content>(
  options: WritingOptions<OwnEdit, Content>,
  session: WopiSession,
  loop: SaveLoop,
): EditRecorder<OwnEdit, Content> {
  const { editSupport, document, worker, journal } = options;
  let isModified = false;
  return {
    editSupport,
    document,
    worker,
    journal,
    session,
    loop,
    composition: watchComposition(window),
    base: document.bytes,
    opening: beginOpening(journal, {
      file: document.key,
      version: document.fileInfo.lastModifiedTime,
      bytes: getRestored(document)?.bytes ?? document.bytes,
    }),
    editCount: 0,
    editsInOpening: 0,
    lastWholeEdit: 0,
    lastContentEdit: 0,
    surface: null,
    everModified: false,
    showModified: (modified) => {
      if (modified !== isModified) options.onModified(modified);
      isModified = modified;
    },
  };
}

type SaveOptions = Pick<SaveLoopOptions, 'serialize' | 'put' | 'now' | 'setTimer'>;

function createSaveOptions<OwnEdit extends Edit, Content>(context: {
  worker: DocumentWorker<OwnEdit, Content>;
  session: WopiSession;
  recorder: () => EditRecorder<OwnEdit, Content>;
  events: () => FileEvents;
}): SaveOptions {
  const writtenByBytes = new WeakMap<Uint8Array, WrittenDocument>();
  return {
    serialize: async () => {
      const written = await withTimeout(writeTimeoutMs, context.worker.write());
      writtenByBytes.set(written.bytes, written);
      return written.bytes;
    },
    put: async (bytes, options) => {
      const recorder = context.recorder();
      const { opening } = recorder;
      const result = await context.session.put(bytes, options);
      if (result.kind !== 'saved') return result;
      const saved = writtenByBytes.get(bytes)?.edits ?? 0;
      if (opening === recorder.opening) recorder.base = bytes;
      if (opening === recorder.opening && recorder.lastWholeEdit <= saved) recorder.lastWholeEdit = 0;
      opening.saved(saved, result.version);
      context.events().saved(result.version);
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
const writeTimeoutMs = 60_000;

function withTimeout<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The document could not be written in time')), ms);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Text of an opening that could not be restored. */
function findUnrecoveredText<OwnEdit extends Edit, Content>(
  { unrecovered }: OpenDocument<OwnEdit, Content>,
  id: string,
): string | undefined {
  return unrecovered.find((one) => one.id === id)?.text;
}

type Restored = Pick<Extract<Recovered<Edit, unknown>, { kind: 'ahead' }>, 'bytes' | 'ids' | 'since'>;

/** Edits of an earlier session that are shown from the start. */
function getRestored<OwnEdit extends Edit, Content>({
  recovered,
  access,
}: OpenDocument<OwnEdit, Content>): Restored | null {
  return recovered.kind === 'ahead' && access.mode === 'edit' ? recovered : null;
}

/** Restored edits are saved again, as old as they are; only then is the earlier record removed. */
function storeRestored<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
  { ids, since }: Restored,
): void {
  markAsChanged(recorder, since);
  for (const id of ids) void recorder.journal.forget(id, findUnrecoveredText(recorder.document, id));
}

/** If the page was opened during a pause: edits stored on the device are restored, if nobody has written since. */
async function resume<OwnEdit extends Edit, Content>(
  recorder: EditRecorder<OwnEdit, Content>,
): Promise<void> {
  const { document, session, loop } = recorder;
  const { recovered, fileInfo } = document;
  const hasUnrestoredEdits =
    recovered.kind === 'ahead' && getRestored(document) === null && loop.unsaved() === null;
  if (hasUnrestoredEdits && session.version() === fileInfo.lastModifiedTime) {
    const { bytes, ids, since } = recovered;
    const theirs = recorder.base;
    await adoptBytes(recorder, async () => ({
      bytes,
      base: theirs,
      version: session.version(),
      isSaved: false,
      since,
    }));
    for (const id of ids) void recorder.journal.forget(id, findUnrecoveredText(recorder.document, id));
  }
  loop.retryNow();
}

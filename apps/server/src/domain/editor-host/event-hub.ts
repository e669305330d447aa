import type { FileId, UserId } from '@redraft/contracts';
import { type FileEvent, formatTimestamp } from '@redraft/wopi';
import type { Notice } from '../../platform/notify.ts';
import type { FileAccess } from './ports.ts';
import type { Opening } from './tokens.ts';

/** One WebSocket that receives events about one file. */
export interface Subscription {
  opening: Opening;
  /** The author and assignment of the text; null for other files. */
  fileContext: FileAccess['fileContext'] | null;
  send: (event: FileEvent) => void;
}

/** Notifications that are forwarded to openings as they arrive. */
type FileNotice = Exclude<Notice, { kind: 'ended' | 'evaluation' }>;

/** The subscriptions of this process, and which of them a notification is for. */
export interface EventHub<L extends Subscription> {
  /** Returns the function that unsubscribes. */
  add: (listening: L) => () => void;
  all: () => L[];
  count: (fileId: FileId, userId: UserId) => number;
  /** Forwards a notification to all concerned, except ended tokens, which must be looked up. */
  deliver: (message: FileNotice) => void;
  /** Subscriptions whose token may have ended. */
  concerned: (message: Extract<Notice, { kind: 'ended' }>) => L[];
}

/** A short ID of an opening for those who already know it: reveals neither the token nor its whole hash. */
export function hashedId(openingId: string): string {
  return openingId.slice(0, 16);
}

export function createEventHub<L extends Subscription>(): EventHub<L> {
  const byFile = new Map<FileId, Set<L>>();
  const all = () => [...byFile.values()].flatMap((some) => [...some]);
  const of = (fileId: FileId): L[] => [...(byFile.get(fileId) ?? [])];

  function deliver(message: FileNotice): void {
    switch (message.kind) {
      case 'saved':
        for (const { fileId, at, opening } of message.saves) {
          const event: FileEvent = { type: 'saved', lastModifiedTime: formatTimestamp(at) };
          for (const one of of(fileId)) if (hashedId(one.opening.id) !== opening) one.send(event);
        }
        return;
      case 'lockTaken':
        for (const one of of(message.fileId))
          if (hashedId(one.opening.id) === message.from) one.send({ type: 'locked' });
        return;
      case 'access':
        for (const one of all()) if (isOf(one, message)) one.send({ type: 'access' });
    }
  }

  return {
    add: (listening) => {
      const { fileId } = listening.opening;
      const some = byFile.get(fileId) ?? new Set();
      byFile.set(fileId, some.add(listening));
      return () => {
        some.delete(listening);
        if (some.size === 0 && byFile.get(fileId) === some) byFile.delete(fileId);
      };
    },
    all,
    count: (fileId, userId) => of(fileId).filter((one) => one.opening.userId === userId).length,
    deliver,
    concerned: ({ fileId, sessionId, userId }) =>
      all().filter(({ opening }) => isWithin(opening, { fileId, sessionId, userId })),
  };
}

function isOf({ fileContext }: Subscription, message: Extract<Notice, { kind: 'access' }>): boolean {
  const { classId, assignmentId, studentId } = message;
  return (
    fileContext !== null &&
    fileContext !== undefined &&
    isWithin(fileContext, { classId, assignmentId, studentId })
  );
}

/** Whether the place matches all fields of the scope; an empty scope matches nothing. */
function isWithin<K extends string>(place: Record<K, unknown>, scope: Partial<Record<K, unknown>>): boolean {
  const named = Object.entries(scope).filter(([, requested]) => requested !== undefined);
  const values = new Map(Object.entries(place));
  return named.length > 0 && named.every(([name, requested]) => values.get(name) === requested);
}

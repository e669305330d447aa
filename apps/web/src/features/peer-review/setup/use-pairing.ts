import type { PeerReviewSetup, UserId } from '@redraft/contracts';
import { useState } from 'react';
import type { Pair, Placed } from './pairing-rules.ts';
import { fillFrom, fillOpen, move, place, withdraw } from './pairing-rules.ts';
import type { SetUp } from './setup-rules.ts';
import { isSameSetUp, toSetUp } from './setup-rules.ts';
import { startUndoList, step, stepBack } from './undo-list.ts';

/** A picked-up or dragged reviewer; `from` is set if it comes from a bin. */
export interface DraggedReviewer {
  reviewer: UserId;
  from: UserId | null;
}

export type PairingMessage =
  | { kind: 'placed' | 'placedBoth' | 'withdrawn' | 'withdrawnBoth'; pair: Pair }
  | { kind: 'refused'; pair: Pair; because: Extract<Placed, { kind: 'refused' }>['because'] }
  | { kind: 'filled'; count: number }
  | { kind: 'filledOpen' }
  | { kind: 'undone' };

/** Unsaved state of the reviewers tab, with undo. */
export function usePairing(saved: PeerReviewSetup) {
  const [list, setList] = useState(() => startUndoList(toSetUp(saved)));
  const [dragged, setDragged] = useState<DraggedReviewer | null>(null);
  const [message, setMessage] = useState<PairingMessage | null>(null);
  /** Saved version that the changes are based on. */
  const [version, setVersion] = useState(saved.version);
  const setUp = list.now;
  const change = (next: Partial<SetUp>, nextMessage: PairingMessage | null = null) => {
    setList((before) => step(before, { ...before.now, ...next }));
    setMessage(nextMessage);
  };
  const put = (reviewee: UserId, { reviewer, from }: DraggedReviewer) => {
    setDragged(null);
    if (from === reviewee) return;
    const pair = { reviewee, reviewer };
    const { bins, mode } = setUp;
    const placed =
      from === null ? place(bins, pair, mode) : move(bins, { reviewee: from, reviewer }, reviewee, mode);
    if (placed.kind === 'refused') setMessage({ kind: 'refused', pair, because: placed.because });
    else change({ bins: placed.bins }, { kind: placed.alsoReverse ? 'placedBoth' : 'placed', pair });
  };
  return {
    setUp,
    version,
    goOnFrom: setVersion,
    held: dragged,
    told: message,
    isChanged: !isSameSetUp(setUp, toSetUp(saved)),
    canUndo: list.before.length > 0,
    drag: setDragged,
    put,
    take: (pair: Pair) => {
      const { bins, mode } = setUp;
      const kind = mode === 'Mutal' ? 'withdrawnBoth' : 'withdrawn';
      change({ bins: withdraw(bins, pair, mode) }, { kind, pair });
    },
    choose: (next: Partial<Omit<SetUp, 'bins'>>) => change(next),
    fill: (rows: readonly (readonly number[])[], students: readonly UserId[]) =>
      change({ bins: fillFrom(rows, students) }, { kind: 'filled', count: students.length }),
    fillOpen: (students: readonly UserId[]) => {
      const { bins, count, mode } = setUp;
      change({ bins: fillOpen(bins, students, count, mode) }, { kind: 'filledOpen' });
    },
    /** Restarts from a newly saved version. */
    restart: (fresh: PeerReviewSetup) => {
      setList(startUndoList(toSetUp(fresh)));
      setVersion(fresh.version);
      setDragged(null);
      setMessage(null);
    },
    undo: () => {
      setList(stepBack);
      setDragged(null);
      setMessage({ kind: 'undone' });
    },
  };
}

export type Pairing = ReturnType<typeof usePairing>;

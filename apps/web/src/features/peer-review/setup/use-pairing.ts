import type { PeerReviewSetup, UserId } from '@redraft/contracts';
import { useState } from 'react';
import type { Pair, PlacementResult } from './pairing-rules.ts';
import { fillOpenSlots, move, placeReviewer, removePairing, toBinsFromRows } from './pairing-rules.ts';
import type { PairingSettings } from './setup-rules.ts';
import { isSamePairingSettings, toPairingSettings } from './setup-rules.ts';
import { createUndoList, pushState, undoState } from './undo-list.ts';

/** A picked-up or dragged reviewer; `from` is set if it comes from a bin. */
export interface DraggedReviewer {
  reviewer: UserId;
  from: UserId | null;
}

export type PairingMessage =
  | { kind: 'placed' | 'placedBoth' | 'withdrawn' | 'withdrawnBoth'; pair: Pair }
  | { kind: 'refused'; pair: Pair; reason: Extract<PlacementResult, { kind: 'refused' }>['reason'] }
  | { kind: 'filled'; count: number }
  | { kind: 'filledOpen' }
  | { kind: 'undone' };

/** Unsaved state of the reviewers tab, with undo. */
export function usePairing(saved: PeerReviewSetup) {
  const [list, setList] = useState(() => createUndoList(toPairingSettings(saved)));
  const [draggedState, setDraggedState] = useState<DraggedReviewer | null>(null);
  const [message, setMessage] = useState<PairingMessage | null>(null);
  /** Saved version that the changes are based on. */
  const [version, setVersion] = useState(saved.version);
  const settings = list.present;
  const change = (next: Partial<PairingSettings>, nextMessage: PairingMessage | null = null) => {
    setList((current) => pushState(current, { ...current.present, ...next }));
    setMessage(nextMessage);
  };
  const put = (reviewee: UserId, { reviewer, from }: DraggedReviewer) => {
    setDraggedState(null);
    if (from === reviewee) return;
    const pair = { reviewee, reviewer };
    const { bins, mode } = settings;
    const placed =
      from === null
        ? placeReviewer(bins, pair, mode)
        : move(bins, { reviewee: from, reviewer }, reviewee, mode);
    if (placed.kind === 'refused') setMessage({ kind: 'refused', pair, reason: placed.reason });
    else change({ bins: placed.bins }, { kind: placed.alsoReverse ? 'placedBoth' : 'placed', pair });
  };
  return {
    setUp: settings,
    version,
    continueFromVersion: setVersion,
    draggedReviewer: draggedState,
    pairingMessage: message,
    isChanged: !isSamePairingSettings(settings, toPairingSettings(saved)),
    canUndo: list.past.length > 0,
    drag: setDraggedState,
    put,
    removeFromBin: (pair: Pair) => {
      const { bins, mode } = settings;
      const kind = mode === 'Mutal' ? 'withdrawnBoth' : 'withdrawn';
      change({ bins: removePairing(bins, pair, mode) }, { kind, pair });
    },
    choose: (next: Partial<Omit<PairingSettings, 'bins'>>) => change(next),
    fill: (rows: readonly (readonly number[])[], students: readonly UserId[]) =>
      change({ bins: toBinsFromRows(rows, students) }, { kind: 'filled', count: students.length }),
    fillOpen: (students: readonly UserId[]) => {
      const { bins, count, mode } = settings;
      change({ bins: fillOpenSlots(bins, students, count, mode) }, { kind: 'filledOpen' });
    },
    /** Restarts from a newly saved version. */
    restart: (latest: PeerReviewSetup) => {
      setList(createUndoList(toPairingSettings(latest)));
      setVersion(latest.version);
      setDraggedState(null);
      setMessage(null);
    },
    undo: () => {
      setList(undoState);
      setDraggedState(null);
      setMessage({ kind: 'undone' });
    },
  };
}

export type Pairing = ReturnType<typeof usePairing>;

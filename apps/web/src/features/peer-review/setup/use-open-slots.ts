import type { ClassId, PeerReviewSetup, ReplacedPlace, UserId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { OfferUndo } from '../../../ui/dialogs/undo-bar.tsx';
import { replaceReviewers, reviewItemsQuery, setUpQuery } from '../peer-review-calls.ts';
import type { Bins, Pair } from './pairing-rules.ts';
import { countTasksByReviewer } from './pairing-rules.ts';
import { toPairingSettings } from './setup-rules.ts';
import {
  assignReviewer,
  listAddedPairs,
  listOpenSlots,
  listReviewCandidates,
  proposeReviewers,
  toEmptiedPlaces,
  toReplacedPlaces,
  withdrawReviewer,
} from './slot-rules.ts';
import { createUndoList, pushState, undoState } from './undo-list.ts';
import type { Pairing } from './use-pairing.ts';

interface Options {
  classId: ClassId;
  saved: PeerReviewSetup;
  pairing: Pairing;
  offerUndo: OfferUndo;
}

/** Proposed reviewers for open slots: adjustable before saving, undoable afterwards. */
export function useOpenSlots({ classId, saved, pairing, offerUndo }: Options) {
  const { t } = useTranslation('peer-review');
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const savedSetup = useMemo(() => toPairingSettings(saved), [saved]);
  const students = useMemo(() => saved.students.map(({ id }) => id), [saved.students]);
  const [list, setList] = useState(() => createUndoList<Bins | null>(null));
  const { mode, count } = savedSetup;
  const bins = list.present ?? savedSetup.bins;
  const added = useMemo(() => listAddedPairs(savedSetup.bins, bins), [savedSetup.bins, bins]);
  const change = (next: Bins) => setList((steps) => pushState(steps, next));
  const { assignmentId } = saved;
  const send = useAction({
    mutationFn: ({ places, version }: { places: ReplacedPlace[]; version: number; isUndo?: boolean }) =>
      replaceReviewers({ assignmentId, places, version }),
    meta: { showsOwnError: true },
    onSuccess: async ({ version }, { places, isUndo = false }) => {
      await client.invalidateQueries(setUpQuery(assignmentId));
      const latest = client.getQueryData(setUpQuery(assignmentId).queryKey);
      setList(createUndoList<Bins | null>(null));
      // The reviewers tab continues from the new version.
      if (latest !== undefined) pairing.restart(latest);
      if (!isUndo)
        offerUndo(t('places.given', { count: places.length }), () =>
          send.mutate({ places: toEmptiedPlaces(places), version, isUndo: true }),
        );
      void client.invalidateQueries(reviewItemsQuery(assignmentId));
      void refreshClass();
    },
  });
  return {
    students,
    open: useMemo(() => listOpenSlots(savedSetup, students), [savedSetup, students]),
    /** Students without a review to write. */
    studentsWithoutReview: useMemo(() => {
      const tasks = countTasksByReviewer(savedSetup.bins);
      return savedSetup.bins.size === 0 ? [] : students.filter((id) => !tasks.has(id));
    }, [savedSetup, students]),
    tasks: useMemo(() => countTasksByReviewer(bins), [bins]),
    added,
    listCandidates: (reviewee: UserId) => listReviewCandidates({ bins, mode }, reviewee, students),
    assign: (pair: Pair) => change(assignReviewer({ bins, mode }, pair)),
    withdraw: (pair: Pair) => change(withdrawReviewer(savedSetup.bins, { bins, mode }, pair)),
    proposeAll: () => change(proposeReviewers({ bins, count, mode }, students)),
    canUndo: list.past.length > 0,
    undo: () => setList(undoState),
    send,
    save: () => send.mutate({ places: toReplacedPlaces(added), version: saved.version }),
    isChanged: added.length > 0,
  };
}

export type OpenSlots = ReturnType<typeof useOpenSlots>;

import type { ClassId, PeerReviewSetup, ReplacedPlace, UserId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { OfferUndo } from '../../../ui/dialogs/undo-bar.tsx';
import { replaceReviewers, reviewItemsQuery, setUpQuery } from '../peer-review-calls.ts';
import type { Bins, Pair } from './pairing-rules.ts';
import { tasksByReviewer } from './pairing-rules.ts';
import {
  addedSince,
  give,
  listOpenPlaces,
  listTakers,
  propose,
  takeBack,
  toEmptiedPlaces,
  toReplacedPlaces,
} from './place-rules.ts';
import { toSetUp } from './setup-rules.ts';
import { startUndoList, step, stepBack } from './undo-list.ts';
import type { Pairing } from './use-pairing.ts';

interface Options {
  classId: ClassId;
  saved: PeerReviewSetup;
  pairing: Pairing;
  offerUndo: OfferUndo;
}

/** Proposed reviewers for open places: adjustable before saving, undoable afterwards. */
export function usePlaces({ classId, saved, pairing, offerUndo }: Options) {
  const { t } = useTranslation('peer-review');
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const before = useMemo(() => toSetUp(saved), [saved]);
  const students = useMemo(() => saved.students.map(({ id }) => id), [saved.students]);
  const [list, setList] = useState(() => startUndoList<Bins | null>(null));
  const { mode, count } = before;
  const bins = list.now ?? before.bins;
  const added = useMemo(() => addedSince(before.bins, bins), [before.bins, bins]);
  const change = (next: Bins) => setList((steps) => step(steps, next));
  const { assignmentId } = saved;
  const send = useAction({
    mutationFn: ({ places, version }: { places: ReplacedPlace[]; version: number; isBack?: boolean }) =>
      replaceReviewers({ assignmentId, places, version }),
    meta: { ownError: true },
    onSuccess: async ({ version }, { places, isBack = false }) => {
      await client.invalidateQueries(setUpQuery(assignmentId));
      const fresh = client.getQueryData(setUpQuery(assignmentId).queryKey);
      setList(startUndoList<Bins | null>(null));
      // The reviewers tab continues from the new version.
      if (fresh !== undefined) pairing.restart(fresh);
      if (!isBack)
        offerUndo(t('places.given', { count: places.length }), () =>
          send.mutate({ places: toEmptiedPlaces(places), version, isBack: true }),
        );
      void client.invalidateQueries(reviewItemsQuery(assignmentId));
      void refreshClass();
    },
  });
  return {
    students,
    open: useMemo(() => listOpenPlaces(before, students), [before, students]),
    /** Students without a review to write. */
    waiting: useMemo(() => {
      const tasks = tasksByReviewer(before.bins);
      return before.bins.size === 0 ? [] : students.filter((id) => !tasks.has(id));
    }, [before, students]),
    tasks: useMemo(() => tasksByReviewer(bins), [bins]),
    added,
    listTakers: (reviewee: UserId) => listTakers({ bins, mode }, reviewee, students),
    give: (pair: Pair) => change(give({ bins, mode }, pair)),
    takeBack: (pair: Pair) => change(takeBack(before.bins, { bins, mode }, pair)),
    propose: () => change(propose({ bins, count, mode }, students)),
    canUndo: list.before.length > 0,
    undo: () => setList(stepBack),
    send,
    say: () => send.mutate({ places: toReplacedPlaces(added), version: saved.version }),
    isChanged: added.length > 0,
  };
}

export type Places = ReturnType<typeof usePlaces>;

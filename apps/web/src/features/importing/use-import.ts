import type {
  AssignmentFileId,
  Conversion,
  FileId,
  OpenDocumentKind,
  SubmissionId,
} from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { convertForFile, importConverted, useConversion } from '../../domain/conversions/index.ts';
import { performRequest } from '../../lib/api.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';

const importedSchema = z.object({ hadMacros: z.boolean() });

export interface ImportTarget {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentTemplateId?: AssignmentFileId;
  fileId: FileId;
  /** The type of the file, as an extension. */
  fileExtension: string;
  /** What was imported last, if it was converted. */
  originalKind: OpenDocumentKind | null;
}

interface ImportHooks {
  /** Makes the editor flush pending changes; resolves to false on failure. */
  prepare: () => Promise<boolean>;
  onImported: () => void;
}

/** Imports a file of the target's type. */
export function useImport(
  { fileId, assignmentTemplateId }: ImportTarget,
  { prepare, onImported }: ImportHooks,
) {
  const { t } = useTranslation('importing');
  return useAction({
    mutationFn: async (file: File) => {
      if (!(await prepare())) throw new Error(t('unsaved'));
      // Main and additional files have different calls.
      const prefix = assignmentTemplateId === undefined ? 'addition/' : '';
      const path = `/${prefix}wopi/files/${fileId}/contents` as const;
      const answer = await performRequest({ method: 'POST', path }, { body: file });
      return importedSchema.parse(await answer.json()).hadMacros;
    },
    meta: { showsOwnError: true },
    onSuccess: (hadMacros) => {
      notify(hadMacros ? `${t('done')}. ${t('withoutMacros')}` : t('done'));
      onImported();
    },
  });
}

interface Converted {
  /** Name of the original. */
  name: string;
  conversion: Conversion;
}

/** Converts an OpenDocument file and imports the result; if that has less than the original, only once the user accepts it. */
export function useConvertedImport({ fileId }: ImportTarget, { prepare, onImported }: ImportHooks) {
  const { t } = useTranslation(['importing', 'conversion']);
  const client = useQueryClient();
  const running = useConversion();
  const [incomplete, setIncomplete] = useState<Converted | null>(null);
  const importResult = useAction({
    mutationFn: async ({ conversion }: Converted) => {
      if (!(await prepare())) throw new Error(t('unsaved'));
      await importConverted({ id: conversion.id, fileId });
    },
    meta: { showsOwnError: true },
    onSuccess: async (_done, { name }) => {
      notify(t('conversion:done', { name }), { kind: 'info' });
      onImported();
      await client.invalidateQueries({ predicate: isNotEditorFrameQuery });
    },
  });
  const convert = useAction({
    mutationFn: (file: File) => running.run(() => convertForFile(fileId, file)),
    meta: { showsOwnError: true },
    onSuccess: (done, { name }) => {
      const converted = { name, conversion: done };
      if (done.losses.length > 0) setIncomplete(converted);
      else importResult.mutate(converted);
    },
  });
  return {
    convert: convert.mutate,
    /** The result has less than the original, and the user has not accepted that yet. */
    incomplete: incomplete?.conversion ?? null,
    acceptLosses: () => {
      if (incomplete !== null) importResult.mutate(incomplete);
    },
    waiting: running.waiting,
    isPending: convert.isPending || importResult.isPending,
    error: convert.error ?? importResult.error,
    reset: () => {
      setIncomplete(null);
      convert.reset();
      importResult.reset();
    },
  };
}

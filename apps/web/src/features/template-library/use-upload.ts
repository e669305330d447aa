import type { ContentType, Conversion, OpenDocumentKind, Template } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { convertForTemplate, hasEnding, useConversion } from '../../domain/conversions/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { addConvertedTemplate, uploadTemplate } from './template-calls.ts';
import { templatesKey } from './use-templates.ts';

export interface Upload {
  title: string;
  description: string;
  file: File;
}

interface Options {
  contentType: ContentType;
  /** OpenDocument files of this type are converted. */
  acceptedKind: OpenDocumentKind | null;
  onUploaded: (template: Template) => void;
}

/** Adds a file to the library; of an OpenDocument file its conversion, and if that has less than the original, only once the user accepts it. */
export function useUpload({ contentType, acceptedKind, onUploaded }: Options) {
  const { t } = useTranslation('conversion');
  const client = useQueryClient();
  const conversion = useConversion();
  const [incomplete, setIncomplete] = useState<Conversion | null>(null);
  const add = async ({ title, description, file }: Upload, { id }: Conversion) => {
    const template = await addConvertedTemplate({ id, title, description });
    notify(t('done', { name: file.name }), { kind: 'info' });
    return template;
  };
  const send = useAction({
    meta: { showsOwnError: true },
    mutationFn: async (upload: Upload): Promise<Template | null> => {
      if (incomplete !== null) return add(upload, incomplete);
      if (!hasEnding(upload.file.name, acceptedKind)) return uploadTemplate(upload);
      const done = await conversion.run(() => convertForTemplate(contentType, upload.file));
      if (done.losses.length === 0) return add(upload, done);
      setIncomplete(done);
      return null;
    },
    onSuccess: async (template) => {
      if (template === null) return;
      await client.invalidateQueries({ queryKey: templatesKey });
      onUploaded(template);
    },
  });
  return {
    ...send,
    waiting: conversion.waiting,
    incomplete,
    reset: () => {
      setIncomplete(null);
      send.reset();
    },
  };
}

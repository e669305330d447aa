import type { AssignmentFileId, PdfCopy, SubmissionId } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import type { MenuEntry } from '../../ui/icon-menu.tsx';
import { DescriptionOutlinedIcon, PictureAsPdfOutlinedIcon } from '../../ui/icons/index.ts';
import { downloadStudentFile, downloadStudentPdf } from './submission-calls.ts';

interface Options {
  submissionId: SubmissionId;
  /** An additional file in the place of the text. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  /** A version other than the newest. */
  seq?: number | undefined;
  /** The endings of the names under which it is offered. */
  formats: readonly string[];
  /** A PDF could be had, but this installation makes none: said in its place. */
  isPdfMissing: boolean;
  /** Brings in the last words first; false where that did not work. */
  saveFirst?: () => Promise<boolean>;
}

/** The text as a file, in each format that the server offers. */
export function useTextDownload(options: Options): { entries: MenuEntry[]; isBusy: boolean } {
  const { submissionId, assignmentTemplateId, seq, formats, isPdfMissing, saveFirst } = options;
  const { t } = useTranslation('workspace');
  const { mutate, isPending } = useAction({
    meta: { ownError: true },
    mutationFn: async (format: string) => {
      const isComplete = (await saveFirst?.()) ?? true;
      const wanted = {
        submissionId,
        ...(assignmentTemplateId === undefined ? {} : { assignmentTemplateId }),
        ...(seq === undefined ? {} : { seq }),
      };
      if (format === 'pdf') await downloadStudentPdf(wanted, notifyWaiting(t));
      else await downloadStudentFile(wanted);
      if (!isComplete) notify(t('download.withoutLast'), { kind: 'warning' });
    },
    onError: (error) => notify(explainFailure(error, t), { kind: 'error' }),
  });
  const entries: MenuEntry[] = formats.map((format) => ({
    id: `download ${format}`,
    label: labelOf(format, t),
    icon: format === 'pdf' ? <PictureAsPdfOutlinedIcon /> : <DescriptionOutlinedIcon />,
    isDisabled: isPending,
    onSelect: () => mutate(format),
  }));
  if (isPdfMissing) {
    entries.push({
      id: 'download pdf',
      label: labelOf('pdf', t),
      note: t('download.pdfMissing'),
      icon: <PictureAsPdfOutlinedIcon />,
      isDisabled: true,
      onSelect: () => undefined,
    });
  }
  return { entries, isBusy: isPending };
}

/** Once for each thing that there is to say. */
function notifyWaiting(t: TFunction<'workspace'>): (copy: PdfCopy) => void {
  let lastMessage = '';
  return ({ ahead }) => {
    const text = ahead === 0 ? t('download.making') : t('download.ahead', { count: ahead });
    if (text !== lastMessage) notify(text, { kind: 'info' });
    lastMessage = text;
  };
}

function labelOf(format: string, t: TFunction<'workspace'>): string {
  if (format === 'docx') return t('download.docx');
  return format === 'pdf' ? t('download.pdf') : t('download.other', { ending: format });
}

function explainFailure(error: Error, t: TFunction<'workspace'>): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'document.pdf_failed' || code === 'document.no_pdf') return t('download.pdfFailed');
  return code === 'request.rate_limited' ? t('download.busy') : messageOf(error);
}

import type { AssignmentFileId, OpenDocumentKind, PdfCopy, SubmissionId } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import type { MenuEntry } from '../../ui/icon-menu.tsx';
import { DescriptionOutlinedIcon, PictureAsPdfOutlinedIcon } from '../../ui/icons/index.ts';
import { downloadOriginal, downloadStudentFile, downloadStudentPdf } from './submission-calls.ts';

interface Options {
  submissionId: SubmissionId;
  /** An attached file instead of the main text. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  /** A version other than the newest. */
  seq?: number | undefined;
  /** File extensions of the offered formats. */
  formats: readonly string[];
  /** This installation cannot create PDFs: shows a note instead. */
  isPdfMissing: boolean;
  /** The file was imported from a file of this type, which is offered too. */
  originalKind: OpenDocumentKind | null;
  /** Saves pending changes first; resolves to false on failure. */
  saveFirst?: () => Promise<boolean>;
}

/** No file has this extension. */
const originalFormat = 'original file';

/** Downloads the text in each format that the server offers. */
export function useTextDownload(options: Options): { entries: MenuEntry[]; isBusy: boolean } {
  const { submissionId, assignmentTemplateId, seq, formats, isPdfMissing, originalKind, saveFirst } = options;
  const { t } = useTranslation(['workspace', 'conversion']);
  const { mutate, isPending } = useAction({
    meta: { showsOwnError: true },
    mutationFn: async (format: string) => {
      const request = {
        submissionId,
        ...(assignmentTemplateId === undefined ? {} : { assignmentTemplateId }),
        ...(seq === undefined ? {} : { seq }),
      };
      if (format === originalFormat) return downloadOriginal(request);
      const isComplete = (await saveFirst?.()) ?? true;
      if (format === 'pdf') await downloadStudentPdf(request, notifyWaiting(t));
      else await downloadStudentFile(request);
      if (!isComplete) notify(t('download.withoutLast'), { kind: 'warning' });
    },
    onError: (error) => notify(explainFailure(error, t), { kind: 'error' }),
  });
  const entries: MenuEntry[] = formats.map((format) => ({
    id: `download ${format}`,
    label: formatLabel(format, t),
    icon: format === 'pdf' ? <PictureAsPdfOutlinedIcon /> : <DescriptionOutlinedIcon />,
    isDisabled: isPending,
    onSelect: () => mutate(format),
  }));
  if (isPdfMissing) {
    entries.push({
      id: 'download pdf',
      label: formatLabel('pdf', t),
      note: t('download.pdfMissing'),
      icon: <PictureAsPdfOutlinedIcon />,
      isDisabled: true,
      onSelect: () => undefined,
    });
  }
  if (originalKind !== null) {
    entries.push({
      id: 'download original',
      label: t('conversion:original', { ending: originalKind }),
      icon: <DescriptionOutlinedIcon />,
      isDisabled: isPending,
      onSelect: () => mutate(originalFormat),
    });
  }
  return { entries, isBusy: isPending };
}

/** One notification per state. */
function notifyWaiting(t: TFunction<'workspace'>): (copy: PdfCopy) => void {
  let lastMessage = '';
  return ({ ahead }) => {
    const text = ahead === 0 ? t('download.making') : t('download.ahead', { count: ahead });
    if (text !== lastMessage) notify(text, { kind: 'info' });
    lastMessage = text;
  };
}

function formatLabel(format: string, t: TFunction<'workspace'>): string {
  if (format === 'docx') return t('download.docx');
  return format === 'pdf' ? t('download.pdf') : t('download.other', { ending: format });
}

function explainFailure(error: Error, t: TFunction<'workspace'>): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'document.pdf_failed' || code === 'document.no_pdf') return t('download.pdfFailed');
  return code === 'request.rate_limited' ? t('download.busy') : messageOf(error);
}

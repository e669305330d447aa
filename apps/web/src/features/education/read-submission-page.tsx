import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { OverseenSubmission, SubmissionId } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { ReadingLayout } from '../../domain/submissions/index.ts';
import { LazyDialogs } from '../../ui/dialogs/lazy-dialog.tsx';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { HistoryIcon, InsightsIcon } from '../../ui/icons/index.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { AnalyticsDialog, ScoreCards, TimeMetricsCard, useSittings } from '../analytics/index.ts';
import { useWritingNotes } from '../process-record/index.ts';
import { FileHistoryButton, LinkedRewind } from '../rewind/index.ts';
import { FrameHistoryButton, LinkedPassage } from '../text-growth/index.ts';
import {
  buildOverseenSource,
  DocumentViewChoice,
  OpenFileBar,
  OpenFileView,
  TimelinePanel,
  useDocumentView,
  useOpenFile,
} from '../timeline/index.ts';
import { OverseenHeading } from './overseen-heading.tsx';
import { useOverseen } from './use-courses.ts';

const dialogs = [LinkedPassage, LinkedRewind, AnalyticsDialog];

/** /educoordinator/ReadSubmission/{submissionId}: a text, read-only. */
export function ReadSubmissionPage() {
  const id = submissionIdSchema.safeParse(useParams().submissionId);
  return id.success ? <LoadedText id={id.data} /> : <NotFoundPage />;
}

function LoadedText({ id }: { id: SubmissionId }) {
  const query = useOverseen(id);
  return <QueryView query={query}>{(text) => <TextView text={text} />}</QueryView>;
}

function TextView({ text }: { text: OverseenSubmission }) {
  const { t } = useTranslation('grading');
  const [isAnalysisOpen, setAnalysisOpen] = useState(false);
  const { submissionId, numberOfVersions } = text;
  const sittings = useSittings({ submissionId, area: 'education', isWritten: numberOfVersions > 0 });
  const notes = useWritingNotes(submissionId);
  const [, goTo] = useRewindPosition();
  const writing = { sittings, onSelectTime: (at: number) => goTo({ kind: 'time', at }) };
  const file = useOpenFile(submissionId);
  const additional = file.openFile?.additional;
  const documentView = useDocumentView();
  const editor = useRef<EditorFrameHandle>(null);
  const subtitle = `${text.studentName} · ${text.assignmentTitle}`;
  const dialogProps = { submissionId, subtitle: subtitle };
  return (
    <ReadingLayout
      subtitle={subtitle}
      classTitle={text.classTitle}
      readerBar={
        <>
          <OverseenHeading text={text} />
          <ProcessButtons hasVersions={text.numberOfVersions > 0} onAnalytics={() => setAnalysisOpen(true)} />
        </>
      }
      details={
        <>
          <ScoreCards submissionId={submissionId} />
          <TimeMetricsCard submission={{ ...text, can: { manage: false } }} area="education" />
        </>
      }
      text={
        <Stack sx={{ gap: 1 }}>
          <TimelinePanel
            key={submissionId}
            source={buildOverseenSource(text, notes)}
            openEventId={file.openFile?.eventId ?? null}
            onOpen={file.open}
            {...(numberOfVersions > 0 ? { writing } : {})}
            isFolding
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
            <OpenFileBar openFile={file.openFile} onBack={file.back} />
            {additional === undefined && <DocumentViewChoice choice={documentView} />}
            {additional !== undefined && (
              <FileHistoryButton
                key={additional.assignmentTemplateId}
                file={{ submissionId, assignmentTemplateId: additional.assignmentTemplateId }}
                fileType={additional.fileType}
                name={`${text.studentName} · ${file.openFile?.title ?? ''}`}
              />
            )}
            {numberOfVersions > 0 && additional === undefined && (
              <FrameHistoryButton
                submissionId={submissionId}
                seq={file.openFile?.seq}
                editor={editor}
                documentView={documentView}
              />
            )}
          </Stack>
          <OpenFileView
            ref={editor}
            submissionId={submissionId}
            openFile={file.openFile}
            view={documentView.view}
            onTextView={documentView.onTextView}
            title={t('textOf', { name: text.studentName })}
            openingKey="read"
            height="800px"
            onBack={file.back}
          />
        </Stack>
      }
      dialogs={
        <LazyDialogs preload={dialogs}>
          {isAnalysisOpen && (
            <AnalyticsDialog {...dialogProps} area="education" onClose={() => setAnalysisOpen(false)} />
          )}
          <LinkedPassage submissionId={submissionId} />
          <LinkedRewind {...dialogProps} />
        </LazyDialogs>
      }
    />
  );
}

interface ButtonsProps {
  hasVersions: boolean;
  onAnalytics: () => void;
}

function ProcessButtons({ hasVersions, onAnalytics }: ButtonsProps) {
  const { t } = useTranslation('grading');
  const [, goTo] = useRewindPosition();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Tooltip title={hasVersions ? '' : t('nothingWritten')}>
        <span>
          <Button
            variant="contained"
            startIcon={<HistoryIcon />}
            disabled={!hasVersions}
            onClick={() => goTo({ kind: 'start' })}
          >
            {t('rewind')}
          </Button>
        </span>
      </Tooltip>
      <Button variant="outlined" color="inherit" startIcon={<InsightsIcon />} onClick={onAnalytics}>
        {t('analytics')}
      </Button>
    </Stack>
  );
}

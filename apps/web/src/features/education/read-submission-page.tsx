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
import { LinkedRewind } from '../rewind/index.ts';
import { FrameHistoryButton, LinkedPassage } from '../text-growth/index.ts';
import {
  buildOverseenSource,
  DocumentViewChoice,
  ShownBranch,
  ShownText,
  TimelinePanel,
  useDocumentView,
  useShownFile,
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
  const [isAnalysed, setAnalysed] = useState(false);
  const { submissionId, numberOfVersions } = text;
  const sittings = useSittings({ submissionId, area: 'education', isWritten: numberOfVersions > 0 });
  const notes = useWritingNotes(submissionId);
  const [, goTo] = useRewindPosition();
  const writing = { sittings, onSelectTime: (at: number) => goTo({ kind: 'time', at }) };
  const file = useShownFile(submissionId);
  const documentView = useDocumentView();
  const editor = useRef<EditorFrameHandle>(null);
  const about = `${text.studentName} · ${text.assignmentTitle}`;
  const opened = { submissionId, subtitle: about };
  return (
    <ReadingLayout
      about={about}
      classTitle={text.classTitle}
      who={
        <>
          <OverseenHeading text={text} />
          <ProcessButtons hasVersions={text.numberOfVersions > 0} onAnalytics={() => setAnalysed(true)} />
        </>
      }
      facts={
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
            shown={file.shown?.eventId ?? null}
            onOpen={file.open}
            {...(numberOfVersions > 0 ? { writing } : {})}
            isFolding
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
            <ShownBranch shown={file.shown} onBack={file.back} />
            {file.shown?.additional === undefined && <DocumentViewChoice chosen={documentView} />}
            {numberOfVersions > 0 && file.shown?.additional === undefined && (
              <FrameHistoryButton
                submissionId={submissionId}
                seq={file.shown?.seq}
                editor={editor}
                documentView={documentView}
              />
            )}
          </Stack>
          <ShownText
            ref={editor}
            submissionId={submissionId}
            shown={file.shown}
            view={documentView.view}
            onTextView={documentView.onTextView}
            title={t('textOf', { name: text.studentName })}
            opening="read"
            height="800px"
            onBack={file.back}
          />
        </Stack>
      }
      dialogs={
        <LazyDialogs preload={dialogs}>
          {isAnalysed && <AnalyticsDialog {...opened} area="education" onClose={() => setAnalysed(false)} />}
          <LinkedPassage submissionId={submissionId} />
          <LinkedRewind {...opened} />
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

import Button from '@mui/material/Button';
import type { ProgressLog, SubmissionId } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { DeniedPage } from '../../ui/denied-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadProgress } from './reader-calls.ts';
import { useCanReadAsStaff } from './use-can-read-as-staff.ts';

interface Props {
  title: string;
  children: (log: ProgressLog, textTitle: string) => ReactNode;
}

/** A page about the text in the URL, for the class's teaching staff. */
export function PageOfText(props: Props) {
  const id = submissionIdSchema.safeParse(useParams().id);
  return id.success ? <LoadedLog key={id.data} id={id.data} {...props} /> : <NotFoundPage />;
}

function LoadedLog({ id, title, children }: Props & { id: SubmissionId }) {
  const { t } = useTranslation('reader');
  const query = useQuery({ queryKey: ['progress-log', id], queryFn: () => loadProgress(id) });
  const canReadAsStaff = useCanReadAsStaff();
  // As in the reader: users who cannot be staff of any class get "access denied".
  if (hasStatus(query.error, 404) && !canReadAsStaff) return <DeniedPage />;
  return (
    <QueryView query={query}>
      {(log) => {
        const textTitle = t('progress.subtitle', {
          student: log.studentName,
          assignment: log.assignmentTitle,
        });
        return (
          <PageFrame
            title={title}
            documentTitle={`${title} · ${textTitle}`}
            subtitle={<span dir="auto">{textTitle}</span>}
            className={log.classTitle}
            actions={
              <Button variant="outlined" component={Link} to={`/readassignment/${log.submissionId}`}>
                {t('progress.open')}
              </Button>
            }
          >
            {children(log, textTitle)}
          </PageFrame>
        );
      }}
    </QueryView>
  );
}

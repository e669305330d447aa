import Button from '@mui/material/Button';
import { type ResourceLinkId, resourceLinkIdSchema, type UnassignedLink } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { MessagePage } from '../../ui/message-page.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ChooseTarget } from './choose-target.tsx';
import { loadBareLink } from './lti-roster-calls.ts';

/** /lti/link/:id: a link of a course that leads to no assignment yet. */
export function BareLinkPage() {
  const id = resourceLinkIdSchema.safeParse(useParams().id);
  return id.success ? <Loaded id={id.data} /> : <NotFoundPage />;
}

function Loaded({ id }: { id: ResourceLinkId }) {
  const query = useQuery({
    queryKey: ['bare-link', id],
    queryFn: ({ signal }) => loadBareLink(id, signal),
  });
  return (
    <QueryView query={query}>
      {(link) => {
        if (link.target !== null) return <Navigate to={link.target} replace />;
        if (link.can.choose) return <ChooseTarget id={id} link={link} />;
        return <Waiting link={link} onCheck={() => void query.refetch()} />;
      }}
    </QueryView>
  );
}

function Waiting({ link, onCheck }: { link: UnassignedLink; onCheck: () => void }) {
  const { t } = useTranslation('course-launch');
  return (
    <MessagePage
      title={t('link.waitTitle')}
      text={t('link.waitText', { title: link.title || link.courseTitle })}
      action={
        <>
          <Button variant="outlined" onClick={onCheck} sx={{ mr: 1.5, mb: 1 }}>
            {t('course.check')}
          </Button>
          <Button component={Link} to={link.classPage} sx={{ mb: 1 }}>
            {t('link.openClass', { class: link.className })}
          </Button>
        </>
      }
    />
  );
}

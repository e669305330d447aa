import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CourseConnection } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { notify } from '../../lib/snackbars.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { NewClassCard } from './new-class-card.tsx';
import { OwnClassCard } from './own-class-card.tsx';

interface Props {
  course: CourseConnection;
  /** With the page of the class. */
  onConnected: (page: string) => Promise<void>;
}

/** With which class a course is connected: one that is there, or a new one. */
export function ConnectCourse({ course, onConnected }: Props) {
  const { t } = useTranslation('course-launch');
  const client = useQueryClient();
  const handleConnected = async (page: string) => {
    notify(t('course.connected'));
    await client.invalidateQueries({ queryKey: ['classes'] });
    await onConnected(page);
  };
  return (
    <PageFrame
      title={t('course.title')}
      subtitle={t('course.text', { course: course.title, platform: course.platformName })}
      width="form"
    >
      <Stack sx={{ gap: 3 }}>
        {course.ownClasses.length > 0 && <OwnClassCard course={course} onConnected={handleConnected} />}
        <NewClassCard course={course} onConnected={handleConnected} />
        <Link component={RouterLink} to="/courseguide">
          {t('course.guide')}
        </Link>
      </Stack>
    </PageFrame>
  );
}

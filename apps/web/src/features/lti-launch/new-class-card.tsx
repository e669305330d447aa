import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { CourseConnection } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterClassForm } from '../class-list/index.ts';
import { CardHead } from './card-head.tsx';
import { connectNewClass } from './launch-calls.ts';

interface Props {
  course: CourseConnection;
  onConnected: (page: string) => Promise<void>;
}

/** A class that is made for the course, and called like it. */
export function NewClassCard({ course, onConnected }: Props) {
  const { t } = useTranslation('course-launch');
  const [isOpen, setOpen] = useState(course.ownClasses.length === 0);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <CardHead title={t('course.new')} text={t('course.newText')} />
      {isOpen ? (
        <RegisterClassForm
          name={course.title}
          register={(body) => connectNewClass(course.contextId, body)}
          onCreated={({ id }) => void onConnected(`/classdetail/${id}`)}
        />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('course.new')}
        </Button>
      )}
    </Card>
  );
}

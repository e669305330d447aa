import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { EditClassForm } from './edit-class-form.tsx';

interface Props {
  course: ClassOverview;
  onClose: () => void;
}

/**
 * Editing starts from the class as it stood when editing began: a newer version that arrives meanwhile must
 * not replace what has been typed. Only after a conflict, and when asked to, the form starts anew.
 */
export function EditClass({ course, onClose }: Props) {
  const [base, setBase] = useState(course);
  return (
    <EditClassForm
      key={base.version}
      base={base}
      newest={course}
      onRestart={() => setBase(course)}
      onClose={onClose}
    />
  );
}

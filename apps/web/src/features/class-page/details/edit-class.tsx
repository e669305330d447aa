import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { EditClassForm } from './edit-class-form.tsx';

interface Props {
  classDetails: ClassOverview;
  onClose: () => void;
}

/**
 * The form is based on the class as it was when editing began: a newer version must not overwrite typed values. It restarts only after a conflict, on
 * request.
 */
export function EditClass({ classDetails, onClose }: Props) {
  const [savedClass, setSavedClass] = useState(classDetails);
  return (
    <EditClassForm
      key={savedClass.version}
      base={savedClass}
      newest={classDetails}
      onRestart={() => setSavedClass(classDetails)}
      onClose={onClose}
    />
  );
}

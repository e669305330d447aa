import type { ClassId, ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { RowButton } from '../../../ui/data-table/row-button.tsx';
import { PersonRemoveOutlinedIcon } from '../../../ui/icons/index.ts';
import { addAssistant, removeAssistant, setMarking } from '../class-page-calls.ts';

interface Props {
  classId: ClassId;
  assistant: ClassOverview['assistants'][number];
}

/** Removes an assistant; undo restores their permissions too. */
export function RemoveAssistant({ classId, assistant }: Props) {
  const { t } = useTranslation(['classes', 'common']);
  const remove = useClassChange(classId, removeAssistant);
  const restore = useClassChange(classId, async () => {
    await addAssistant(membership);
    await setMarking({ ...membership, ...assistant.marking });
  });
  const name = `${assistant.firstName} ${assistant.lastName}`;
  const membership = { classId, userId: assistant.id };
  const handleRemove = () =>
    remove.mutate(membership, {
      onSuccess: () =>
        notify(t('assistant.removed', { name }), {
          action: { label: t('undo'), onClick: () => restore.mutate(undefined) },
        }),
    });
  return (
    <RowButton label={t('common:remove')} name={name} isBusy={remove.isPending} onClick={handleRemove}>
      <PersonRemoveOutlinedIcon fontSize="small" />
    </RowButton>
  );
}

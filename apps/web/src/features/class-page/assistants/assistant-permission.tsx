import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { AssistantMarking, ClassOverview } from '@redraft/contracts';
import { markingLevels } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange, useMarkingText } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { setMarking } from '../class-page-calls.ts';
import { MarkedSections } from './marked-sections.tsx';

interface Props {
  classDetails: ClassOverview;
  assistant: ClassOverview['assistants'][number];
}

/** An assistant's permission for texts, optionally per section; saved on change, with undo. */
export function AssistantPermission({ classDetails, assistant }: Props) {
  const { t } = useTranslation(['classes', 'oversight', 'common']);
  const markingText = useMarkingText();
  const save = useClassChange(classDetails.id, setMarking);
  const { marking } = assistant;
  // Optimistic, and not disabled meanwhile, so that the focus stays in the field.
  const visibleMarking = save.isPending ? save.variables : marking;
  const name = `${assistant.firstName} ${assistant.lastName}`;
  const formatLevel = ({ level, sectionIds }: AssistantMarking) => {
    const names = classDetails.sections.filter(({ id }) => sectionIds?.includes(id)).map((one) => one.name);
    return markingText({ level, sections: sectionIds && names });
  };
  if (!classDetails.can.manage) return formatLevel(marking);
  const saveMarking = (next: AssistantMarking, onSuccess: () => void) =>
    save.mutate({ classId: classDetails.id, userId: assistant.id, ...next }, { onSuccess });
  const describe = (nextMarking: AssistantMarking) =>
    t('assistant.permissionSaved', { name, may: formatLevel(nextMarking) });
  const handleChange = (next: AssistantMarking) =>
    saveMarking(next, () =>
      notify(describe(next), {
        action: { label: t('undo'), onClick: () => saveMarking(marking, () => notify(describe(marking))) },
      }),
    );
  const hasSections = classDetails.sections.length > 0 || marking.sectionIds !== null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        value={visibleMarking.level}
        onChange={(event) => {
          const level = markingLevels.find((one) => one === event.target.value);
          if (level !== undefined) handleChange({ level, sectionIds: visibleMarking.sectionIds });
        }}
        sx={{ width: 200, maxWidth: '100%' }}
        slotProps={{ htmlInput: { 'aria-label': t('assistant.permissionOf', { name }) } }}
      >
        {markingLevels.map((level) => (
          <MenuItem key={level} value={level}>
            {t(`oversight:marking.${level}`)}
          </MenuItem>
        ))}
      </TextField>
      {visibleMarking.level !== 'none' && hasSections && (
        <MarkedSections
          label={t('assistant.sectionsOf', { name })}
          sections={classDetails.sections}
          sectionIds={visibleMarking.sectionIds}
          onChange={(sectionIds) => handleChange({ level: visibleMarking.level, sectionIds })}
        />
      )}
    </Stack>
  );
}

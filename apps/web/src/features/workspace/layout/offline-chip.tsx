import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { useServerReachable } from '../../../lib/offline/reachability.ts';
import { CloudOffOutlinedIcon } from '../../../ui/icons/index.ts';
import type { OpenDocument } from './use-open-document.ts';

/** The built-in editor, which follows changes of access, keeps what is written; of another one, nobody knows. */
function describeState(canWrite: boolean, isBuiltIn: boolean): 'writing' | 'reading' | 'unsure' {
  if (!canWrite) return 'reading';
  return isBuiltIn ? 'writing' : 'unsure';
}

interface Props {
  document: OpenDocument;
  /** The text can be written. */
  canWrite: boolean;
  /** Shows only the icon, if there is no room for text. */
  isShort: boolean;
}

/** Says that the server cannot be reached, and what becomes of the text. It stands in the bar, so that the text stays where it is. */
export function OfflineChip({ document, canWrite, isShort }: Props) {
  const { t } = useTranslation('workspace');
  const isReachable = useServerReachable();
  const explanation = t(`offline.${describeState(canWrite, document.followsAccess)}`);
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {isReachable ? '' : explanation}
      </span>
      {!isReachable && (
        <Tooltip title={explanation}>
          <Chip
            color="warning"
            size="small"
            icon={<CloudOffOutlinedIcon fontSize="small" />}
            label={isShort ? '' : t('offline.label')}
            aria-label={t('offline.label')}
            tabIndex={0}
            sx={{ flexShrink: 0, ...(isShort && { '& .MuiChip-label': { pl: 0.5, pr: 0 } }) }}
          />
        </Tooltip>
      )}
    </>
  );
}

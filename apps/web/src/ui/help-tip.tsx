import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { HelpOutlineOutlinedIcon } from './icons/index.ts';

interface Props {
  about: string;
  text: string;
}

/** A question mark that explains what stands before it, by pointer, touch and keyboard. */
export function HelpTip({ about, text }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Tooltip title={text} describeChild>
      {/* Taller than a line of text, it must not push lines apart. */}
      <IconButton
        size="small"
        aria-label={t('explain', { about })}
        sx={{ my: -0.75, verticalAlign: 'middle' }}
      >
        <HelpOutlineOutlinedIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

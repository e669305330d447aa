import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { HelpOutlineOutlinedIcon } from './icons/index.ts';

interface Props {
  topic: string;
  text: string;
}

/** Help icon with an explanation, for pointer, touch and keyboard. */
export function HelpTip({ topic, text }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Tooltip title={text} describeChild>
      {/* Negative margin: the button is taller than a line of text. */}
      <IconButton
        size="small"
        aria-label={t('explain', { about: topic })}
        sx={{ my: -0.75, verticalAlign: 'middle' }}
      >
        <HelpOutlineOutlinedIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

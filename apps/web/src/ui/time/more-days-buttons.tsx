import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<ButtonProps, 'size' | 'color' | 'disabled'> {
  onChoose: (days: number) => void;
}

const choices = [1, 3, 7];

/** Buttons that extend a deadline by some days. */
export function MoreDaysButtons({ onChoose, ...button }: Props) {
  const { t } = useTranslation('ui');
  return choices.map((days) => (
    <Button key={days} {...button} variant="outlined" onClick={() => onChoose(days)}>
      {t('moreDays', { count: days })}
    </Button>
  ));
}

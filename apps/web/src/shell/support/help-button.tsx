import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint.tsx';
import { HelpOutlineOutlinedIcon } from '../../ui/icons/index.ts';

const load = () => import('./support-center.tsx');
const SupportCenter = lazy(async () => ({ default: (await load()).SupportCenter }));

/** Opens the "Support Center"; its code is loaded then, or shortly before. */
export function HelpButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState<boolean>();
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Hint text={t('support.help')}>
        <IconButton
          size="small"
          aria-label={t('support.help')}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <HelpOutlineOutlinedIcon fontSize="small" />
        </IconButton>
      </Hint>
      {isOpen !== undefined && (
        <Suspense>
          <SupportCenter open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

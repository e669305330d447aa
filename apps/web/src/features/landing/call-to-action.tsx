import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';
import { WayIn } from './way-in.tsx';

export function CallToAction() {
  const { t } = useTranslation('landing');
  return (
    <Band title={t('call.title')} text={t('call.text')} isSetOff>
      <WayIn />
    </Band>
  );
}

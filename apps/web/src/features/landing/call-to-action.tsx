import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';
import { SignUpLinks } from './sign-up-links.tsx';

export function CallToAction() {
  const { t } = useTranslation('landing');
  return (
    <Band title={t('call.title')} text={t('call.text')} hasBackground>
      <SignUpLinks />
    </Band>
  );
}

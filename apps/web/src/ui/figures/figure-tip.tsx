import { useTranslation } from 'react-i18next';
import { HelpTip } from '../help-tip.tsx';
import type { FigureKey } from './figures.ts';

/** Help icon with the definition of a metric. */
export function FigureTip({ figure }: { figure: FigureKey }) {
  const { t } = useTranslation('figures');
  return <HelpTip about={t(`${figure}.name`)} text={t(`${figure}.means`)} />;
}

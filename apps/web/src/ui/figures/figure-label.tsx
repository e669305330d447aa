import { useTranslation } from 'react-i18next';
import { FigureTip } from './figure-tip.tsx';
import type { FigureKey } from './figures.ts';

/** Name of a metric with a help icon; the icon never wraps away from the last word. */
export function FigureLabel({ figure }: { figure: FigureKey }) {
  const { t } = useTranslation('figures');
  const name = t(`${figure}.name`);
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <span>
      {name.slice(0, lastWord)}
      <span style={{ whiteSpace: 'nowrap' }}>
        {name.slice(lastWord)}
        <FigureTip figure={figure} />
      </span>
    </span>
  );
}

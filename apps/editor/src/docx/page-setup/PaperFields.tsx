import { useId } from 'react';
import { useTexts } from '../../i18n.ts';
import { findPaperName, isPaperName, papers } from './page-form.ts';

interface Paper {
  width: number;
  height: number;
}

/** Paper size and orientation. */
export function PaperFields({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) {
  const t = useTexts();
  const id = useId();
  const name = findPaperName(paper);
  const isLandscape = paper.width > paper.height;
  const withOrientation = ({ width, height }: Paper, landscape: boolean): Paper =>
    landscape === width > height ? { width, height } : { width: height, height: width };
  return (
    <div className="field-row">
      <div className="field">
        <label htmlFor={`${id}-paper`}>{t('page-setup:paper')}</label>
        <select
          id={`${id}-paper`}
          value={name ?? 'other'}
          onChange={({ target }) => {
            if (isPaperName(target.value)) onChange(withOrientation(papers[target.value], isLandscape));
          }}
        >
          {name === null ? <option value="other">{t('page-setup:other')}</option> : null}
          {Object.keys(papers).map((one) => (
            <option key={one} value={one}>
              {t(`page-setup:papers.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field choice-field">
        <legend>{t('page-setup:orientation')}</legend>
        {[false, true].map((landscape) => (
          <label key={String(landscape)}>
            <input
              type="radio"
              name={`${id}-orientation`}
              checked={landscape === isLandscape}
              onChange={() => onChange(withOrientation(paper, landscape))}
            />
            {t(landscape ? 'page-setup:landscape' : 'page-setup:portrait')}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

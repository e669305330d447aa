import { useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import type { FilterListItem } from '../workbook/filter-values.ts';

/** More would make the menu slow; the search finds the others. */
const maxListed = 1000;

interface Props {
  items: readonly FilterListItem[];
  blank: FilterListItem;
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** The values of a column with their counts, to be shown or hidden. */
export function FilterValues({ items, blank, hidden, onChange }: Props) {
  const t = useTexts();
  const lang = useLanguage();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase(lang);
  const found = items.filter(({ label }) => label.toLocaleLowerCase(lang).includes(wanted));
  const listed = found.slice(0, maxListed);
  const offered =
    blank.count > 0 && wanted === '' ? [...listed, { ...blank, label: t('filter:blank') }] : listed;
  const setAll = (isShown: boolean): void => {
    const next = new Set(hidden);
    for (const { key } of wanted === '' ? [...items, blank] : found) {
      if (isShown) next.delete(key);
      else next.add(key);
    }
    onChange(next);
  };
  const toggle = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  const numberFormat = useMemo(() => new Intl.NumberFormat(lang), [lang]);
  const formatCount = (count: number): string => numberFormat.format(count);
  return (
    <>
      <input
        type="search"
        aria-label={t('filter:search')}
        placeholder={t('filter:search')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className="filter-all">
        <button type="button" className="quiet-action" onClick={() => setAll(true)}>
          {t('filter:all')}
        </button>
        <button type="button" className="quiet-action" onClick={() => setAll(false)}>
          {t('filter:none')}
        </button>
      </div>
      <fieldset className="filter-values">
        <legend className="unseen">{t('filter:values')}</legend>
        {offered.map(({ key, label, count }) => (
          <label key={key}>
            <input type="checkbox" checked={!hidden.has(key)} onChange={() => toggle(key)} />
            <span dir="auto">{label}</span>
            <span className="filter-count">{formatCount(count)}</span>
          </label>
        ))}
        {offered.length === 0 ? <p className="filter-hint">{t('filter:noValues')}</p> : null}
      </fieldset>
      {found.length > maxListed ? (
        <p className="filter-hint" role="status">
          {t('filter:limited', { limit: formatCount(maxListed), total: formatCount(found.length) })}
        </p>
      ) : null}
    </>
  );
}

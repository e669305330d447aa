import { useTranslation } from 'react-i18next';

/** A number with the decimal separator of the page's language. */
export function NumberText({ value }: { value: number }) {
  const { i18n } = useTranslation();
  const text = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value);
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}

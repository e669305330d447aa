import { addLocale, getLocale } from 'numfmt';

const arabic = getLocale('ar') ?? {};

/** Arabic with 0–9 and the signs that spreadsheet programs use in Egypt and the Gulf, and in Morocco. */
addLocale({ ...arabic, decimal: '.', group: ',', percent: '%' }, 'ar-AE');
addLocale({ ...arabic, decimal: ',', group: '.', percent: '%' }, 'ar-MA');

import { createStoredValue } from '../../ui/stored-value.ts';

export const quoteChoices = ['auto', 'en', 'de', 'fr', 'es', 'ar', 'guillemets', 'off'] as const;
export type QuoteChoice = (typeof quoteChoices)[number];

/** What is formatted automatically while typing. */
export interface AutoFormatChoice {
  quotes: QuoteChoice;
  dashes: boolean;
  ellipsis: boolean;
  lists: boolean;
}

export const autoFormatChoice = createStoredValue('redraft.auto-format', (stored): AutoFormatChoice => {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const isOn = (name: string): boolean => values[name] !== false;
  return {
    quotes: quoteChoices.find((choice) => choice === values.quotes) ?? 'auto',
    dashes: isOn('dashes'),
    ellipsis: isOn('ellipsis'),
    lists: isOn('lists'),
  };
});

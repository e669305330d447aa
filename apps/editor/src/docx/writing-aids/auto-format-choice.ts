import { createStoredValue } from '../../ui/stored-value.ts';

export const quoteChoices = ['auto', 'en', 'de', 'guillemets', 'off'] as const;
export type QuoteChoice = (typeof quoteChoices)[number];

/** What is formatted automatically while typing. */
export interface AutoFormatChoice {
  quotes: QuoteChoice;
  dashes: boolean;
  ellipsis: boolean;
  lists: boolean;
}

export const autoFormatChoice = createStoredValue('redraft.auto-format', (found): AutoFormatChoice => {
  const announced: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  const isOn = (name: string): boolean => announced[name] !== false;
  return {
    quotes: quoteChoices.find((choice) => choice === announced.quotes) ?? 'auto',
    dashes: isOn('dashes'),
    ellipsis: isOn('ellipsis'),
    lists: isOn('lists'),
  };
});

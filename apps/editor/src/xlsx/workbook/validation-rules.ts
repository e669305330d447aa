import type { Area } from './workbook.ts';

/** What may be entered into cells (`dataValidation`). It is applied to typed entries, and stays in the file as it is. */
export interface ValidationRule {
  areas: readonly Area[];
  kind: 'list' | 'whole' | 'decimal' | 'date' | 'time' | 'textLength' | 'custom' | 'none';
  operator: string;
  /** References are relative to the first cell of the areas. */
  formulas: readonly string[];
  allowsBlank: boolean;
  /** Whether a list is offered in the cell. */
  hasDropDown: boolean;
  /** Null if every entry is accepted. */
  errorStyle: 'stop' | 'warning' | 'information' | null;
  /** The file's own message for other entries; empty if it has none. */
  error: { title: string; text: string };
  /** Shown while the cell is selected; null if there is none. */
  prompt: { title: string; text: string } | null;
}

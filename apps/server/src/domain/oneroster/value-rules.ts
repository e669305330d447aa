import { limits, type RosterProblem } from '@redraft/contracts';
import { z } from 'zod';

/** Reads values of OneRoster records, which are strings in files and JSON in answers of a service. */

/** On one line, without control and bidirectional formatting characters. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A list in a cell: separated by commas. */
export function listIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const daySchema = z.iso.date();

/** A day, also if a time follows; null if it is none. */
export function dayIn(text: string): string | null {
  const day = text.slice(0, 10);
  return daySchema.safeParse(day).success ? day : null;
}

const emailSchema = z.email().max(limits.email);

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}

export type Status = 'active' | 'gone';

/** An empty status is that of a bulk file; version 1.0 had "inactive". */
export function statusIn(text: string): Status | null {
  switch (text.trim().toLowerCase()) {
    case '':
    case 'active':
      return 'active';
    case 'tobedeleted':
    case 'inactive':
      return 'gone';
    default:
      return null;
  }
}

export function isTrue(text: string): boolean {
  return text.trim().toLowerCase() === 'true';
}

/** Names of fields are compared without case and punctuation. */
export function plainField(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Reads the fields of one record and reports problems. */
export interface FieldReader {
  text: (field: string) => string;
  /** Reports the value if it is empty or too long. */
  required: (field: string, most: number) => string;
  optional: (field: string, most: number) => string;
  /** A valid day, or an empty text. */
  day: (field: string, isRequired: boolean) => string;
  report: ReportField;
}

/** `max` is the allowed number of characters, with `value_too_long`. */
export type ReportField = (field: string, problem: RosterProblem, max?: number) => void;

export function fieldReader(cell: (field: string) => string, report: ReportField): FieldReader {
  const text = (field: string) => plainLine(cell(field));
  const limited = (field: string, most: number) => {
    const value = text(field);
    if (value.length > most) report(field, 'value_too_long', most);
    return value;
  };
  return {
    text,
    report,
    optional: limited,
    required: (field, most) => {
      const value = limited(field, most);
      if (value === '') report(field, 'value_missing');
      return value;
    },
    day: (field, isRequired) => {
      const value = text(field);
      if (value === '' && !isRequired) return '';
      if (value === '') report(field, 'value_missing');
      const day = dayIn(value);
      if (value !== '' && day === null) report(field, 'date_invalid');
      return day ?? '';
    },
  };
}

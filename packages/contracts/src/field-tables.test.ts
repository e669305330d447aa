import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFieldsWith, mapFields, pickProperty, readFields, writeFields } from './field-tables.ts';

const fields = {
  height: { column: 'height_cm', unit: 'cm' },
  isTall: { column: 'is_tall' },
  weight: { column: 'weight_kg', unit: 'kg' },
} as const;

it('a table of fields lists the names of those with a property, in its order', () => {
  expect(listFieldsWith(fields, 'unit')).toEqual(['height', 'weight']);
});

it('a table of fields returns a property of those that have it', () => {
  expect(pickProperty(fields, 'unit')).toStrictEqual({ height: 'cm', weight: 'kg' });
});

it('a table of fields maps each field', () => {
  expect(mapFields(fields, ({ column }) => column.length)).toEqual({ height: 9, isTall: 7, weight: 9 });
});

it('a table of fields writes values under their external names', () => {
  const values = { height: 180, isTall: true, weight: null, shoes: 43 };
  const row = { height_cm: 180, is_tall: true, weight_kg: null };
  expect(writeFields(fields, 'column', values)).toEqual(row);
});

it('a table of fields reads everything it writes, and nothing else', () => {
  const any = fc.record({ height: fc.anything(), isTall: fc.anything(), weight: fc.anything() });
  fc.assert(
    fc.property(any, fc.anything(), (values, more) => {
      const row = { ...writeFields(fields, 'column', values), id: more };
      expect(readFields(fields, 'column', row)).toEqual(values);
    }),
  );
});

/**
 * Functions over tables of fields, such as those of an assignment: each field has a name and properties, such as its name elsewhere. The first
 * overload of each function is the typed boundary: `Object.entries` loses the types of the keys.
 */
type Table<Value = unknown> = Record<string, Record<string, Value>>;
type Named<P extends string> = Record<string, Record<P, string>>;
type Properties<F, P extends string> = {
  [N in keyof F as F[N] extends Record<P, unknown> ? N : never]: F[N] extends Record<P, infer V> ? V : never;
};

/** A property of each field that has it, by name. */
export function pickProperty<F extends object, P extends string>(fields: F, property: P): Properties<F, P>;
export function pickProperty(fields: Table, property: string): object {
  const having = Object.entries(fields).filter(([, field]) => property in field);
  return Object.fromEntries(having.map(([name, field]) => [name, field[property]]));
}

/** Names of the fields that have a property, in the order of the table. */
export function listFieldsWith<F extends object, P extends string>(
  fields: F,
  property: P,
): (keyof Properties<F, P>)[];
export function listFieldsWith(fields: object, property: string): string[] {
  return Object.keys(pickProperty(fields, property));
}

/** Values by name, from a source that names them by this property of the table, such as a database row. */
export function readFields<
  F extends Named<P>,
  P extends string,
  Source extends Record<F[keyof F][P], unknown>,
>(fields: F, property: P, source: Source): { [N in keyof F]: Source[F[N][P]] };
export function readFields(fields: Table<string>, property: string, source: object) {
  const values = new Map<string | undefined, unknown>(Object.entries(source));
  return mapFields(fields, (field) => values.get(field[property]));
}

/** The inverse: values under the target's names. */
export function writeFields<F extends Named<P>, P extends string, Values extends Record<keyof F, unknown>>(
  fields: F,
  property: P,
  values: Values,
): { [N in keyof F as F[N][P]]: Values[N] };
export function writeFields(fields: Table<string>, property: string, values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [field[property], values[name]]));
}

/** Maps each name to a value. */
export function mapFields<N extends string, Field, Made>(
  fields: Readonly<Record<N, Field>>,
  make: (field: Field) => Made,
): Record<N, Made>;
export function mapFields<Field>(fields: Record<string, Field>, make: (field: Field) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}

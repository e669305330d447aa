/**
 * What follows from a table of fields, such as those of an assignment: each has a name and properties, among them what it is called elsewhere.
 * The first signature of each function is the boundary of types: `Object.entries` does not know that the keys of an object are its names.
 */
type NamesWith<Fields, Property extends string> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Property, unknown> ? Name : never;
}[keyof Fields];

type Table = Record<string, Record<string, unknown>>;

/** The names of those that have a property, in the order of the table. */
export function fieldsWith<Fields extends object, Property extends string>(
  fields: Fields,
  property: Property,
): NamesWith<Fields, Property>[];
export function fieldsWith(fields: Table, property: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (property in field ? [name] : []));
}

/** A property of each that has it, by its name. */
export function propertyOf<Fields extends object, Property extends string>(
  fields: Fields,
  property: Property,
): {
  [Name in NamesWith<Fields, Property>]: Fields[Name] extends Record<Property, infer Value> ? Value : never;
};
export function propertyOf(fields: Table, property: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (property in field ? [[name, field[property]]] : [])),
  );
}

/** Values by their names, of a source that calls them by this property of the table: a row has columns. */
export function readFields<
  Fields extends Record<string, Record<Property, string>>,
  Property extends string,
  Source extends Record<Fields[keyof Fields][Property], unknown>,
>(
  fields: Fields,
  property: Property,
  source: Source,
): { [Name in keyof Fields]: Source[Fields[Name][Property]] };
export function readFields(fields: Record<string, Record<string, string>>, property: string, source: object) {
  const values = new Map<string | undefined, unknown>(Object.entries(source));
  return mapFields(fields, (field) => values.get(field[property]));
}

/** The other way: values as their target calls them. */
export function writeFields<
  Fields extends Record<string, Record<Property, string>>,
  Property extends string,
  Values extends Record<keyof Fields, unknown>,
>(
  fields: Fields,
  property: Property,
  values: Values,
): { [Name in keyof Fields as Fields[Name][Property]]: Values[Name] };
export function writeFields(
  fields: Record<string, Record<string, string>>,
  property: string,
  values: Record<string, unknown>,
) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [field[property], values[name]]));
}

/** One thing made of each, by its name. */
export function mapFields<Name extends string, Field, Made>(
  fields: Readonly<Record<Name, Field>>,
  make: (field: Field) => Made,
): Record<Name, Made>;
export function mapFields<Field>(fields: Readonly<Record<string, Field>>, make: (field: Field) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}

import { withClient } from './database.ts';

/** A description of a database, one line per object, in an order that does not depend on when a column was added. */
export function describeSchema(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ line: string }>(things);
    return rows.map(({ line }) => line);
  });
}

const things = `
  WITH tables AS (SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p'))
  SELECT concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
    pg_get_expr(adbin, adrelid)) AS line
  FROM tables JOIN pg_attribute ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = tables.oid AND adnum = attnum
  UNION ALL
  SELECT concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
  FROM tables JOIN pg_constraint ON conrelid = tables.oid
  UNION ALL
  SELECT concat('index ', indexdef) FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT concat('trigger ', pg_get_triggerdef(pg_trigger.oid))
  FROM tables JOIN pg_trigger ON tgrelid = tables.oid AND NOT tgisinternal
  UNION ALL
  SELECT concat('function ', pg_get_functiondef(oid)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  ORDER BY line`;

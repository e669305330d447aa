import { z } from 'zod';
import { markSecret, optionalTextSchema, withoutQuery } from './setting-schemas.ts';

/** Where large content is stored, and how the object storage is reached: docs/operations/object-storage.md. */

export const objectStoreVariables = {
  BLOB_STORE: optionalTextSchema.pipe(z.enum(['database', 's3']).default('database')),
  S3_ENDPOINT: optionalTextSchema.pipe(withoutQuery(z.url({ protocol: /^https?$/ })).optional()),
  S3_BUCKET: optionalTextSchema.pipe(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Has to be the name of a bucket.')
      .optional(),
  ),
  S3_REGION: optionalTextSchema,
  S3_ACCESS_KEY_ID: markSecret(optionalTextSchema),
  S3_SECRET_ACCESS_KEY: markSecret(optionalTextSchema),
  S3_ADDRESSING: optionalTextSchema.pipe(z.enum(['path', 'host']).optional()),
};

export interface ObjectStoreSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is the first part of the path or of the host name. */
  addressing: 'path' | 'host';
}

export interface BlobSettings {
  /** Where content belongs: a worker moves what is elsewhere. */
  store: 'database' | 's3';
  /** Undefined if there is no object storage. */
  objects: ObjectStoreSettings | undefined;
}

type Values = z.infer<z.ZodObject<typeof objectStoreVariables>>;

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const s3Names = [...required, 'S3_REGION', 'S3_ADDRESSING'] as const;

/** What is wrong with the settings together; null if nothing is. */
export function objectStoreProblem(values: Values): string | null {
  const missing = required.find((name) => values[name] === undefined);
  if (missing === undefined) return null;
  if (s3Names.some((name) => values[name] !== undefined))
    return `${missing}: Has to be set where the others of S3_… are.`;
  return values.BLOB_STORE === 's3' ? `BLOB_STORE: Set ${required.join(', ')} as well.` : null;
}

export function readBlobSettings(values: Values): BlobSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const objects =
    S3_ENDPOINT !== undefined &&
    S3_BUCKET !== undefined &&
    S3_ACCESS_KEY_ID !== undefined &&
    S3_SECRET_ACCESS_KEY !== undefined
      ? {
          endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
          bucket: S3_BUCKET,
          region: values.S3_REGION ?? 'us-east-1',
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
          addressing: values.S3_ADDRESSING ?? 'path',
        }
      : undefined;
  return { store: values.BLOB_STORE, objects };
}

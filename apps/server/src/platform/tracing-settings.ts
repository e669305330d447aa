import { z } from 'zod';
import { markSecret, optionalTextSchema } from './setting-schemas.ts';

/** The standard variables of OpenTelemetry that decide whether and how traces are sent, and those that hold secrets; others are read by its exporter. */

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export const tracingVariables = {
  OTEL_SDK_DISABLED: optionalTextSchema,
  OTEL_TRACES_EXPORTER: optionalTextSchema.pipe(z.enum(['otlp', 'none']).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalTextSchema.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalTextSchema.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_PROTOCOL: optionalTextSchema.pipe(z.enum(['http/protobuf', 'http/json']).optional()),
  OTEL_SERVICE_NAME: optionalTextSchema,
  OTEL_TRACES_SAMPLER: optionalTextSchema.pipe(z.enum(samplers).optional()),
  OTEL_TRACES_SAMPLER_ARG: optionalTextSchema.pipe(
    z.coerce.number<string | undefined>().min(0).max(1).optional(),
  ),
  // Read by the exporter alone; collectors take their API keys in headers.
  OTEL_EXPORTER_OTLP_HEADERS: markSecret(optionalTextSchema),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: markSecret(optionalTextSchema),
};

export interface TracingSettings {
  serviceName: string;
  protocol: 'http/protobuf' | 'http/json';
  sampler: (typeof samplers)[number];
  samplingRatio: number;
}

type Values = z.infer<z.ZodObject<typeof tracingVariables>>;

/** Undefined if no traces are sent, which is the default: an exporter or an endpoint has to be set. */
export function readTracing(values: Values): TracingSettings | undefined {
  const hasEndpoint =
    values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined;
  const exporter = values.OTEL_TRACES_EXPORTER ?? (hasEndpoint ? 'otlp' : 'none');
  if (exporter === 'none' || values.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  return {
    serviceName: values.OTEL_SERVICE_NAME ?? 'redraft',
    protocol: values.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    sampler: values.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    samplingRatio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { TracedRequest, Tracer } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Sends spans by OTLP over HTTP. Endpoint, headers and times are read by the exporter from the standard variables. Loaded on demand: see tracing.ts. */
export function createTracer({ serviceName, protocol, sampler, samplingRatio }: TracingSettings): Tracer {
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: chooseSampler(sampler, samplingRatio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = provider.getTracer('redraft');
  const current = new AsyncLocalStorage<Span>();

  async function inSpan<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await current.run(span, run);
    } catch (error) {
      // Without its message, which may contain what somebody has written.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    startRequest: (method, traceparent): TracedRequest => {
      const kind = SpanKind.SERVER;
      const attributes = { 'http.request.method': method };
      const span = spans.startSpan(method, { kind, attributes }, contextOf(traceparent));
      return {
        run: (work) => current.run(span, work),
        end: ({ route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    inQuery: (summary, run) => {
      const parent = current.getStore();
      if (!parent) return run();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
      const context = trace.setSpan(ROOT_CONTEXT, parent);
      return inSpan(spans.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, context), run);
    },
    inJob: (queue, traceparent, run) => {
      const origin = parseParent(traceparent);
      const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue };
      const links = origin ? [{ context: origin }] : [];
      const options = { kind: SpanKind.CONSUMER, attributes, links, root: true };
      return inSpan(spans.startSpan(`process ${queue}`, options, ROOT_CONTEXT), run);
    },
    currentParent: () => {
      const span = current.getStore()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: () => provider.shutdown(),
  };
}

function contextOf(traceparent: string | undefined): Context {
  const parent = parseParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Null for anything else than a valid header of version 00 (W3C Trace Context). */
function parseParent(traceparent: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  return traceId === '' ? null : { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function chooseSampler(name: TracingSettings['sampler'], ratio: number): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDeclaration } from '@redraft/contracts';
import * as contracts from '@redraft/contracts';
import { permissionsOfScope } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** openapi.json: all calls, with each schema once under its name in the contracts. */

interface Documented {
  isShown: boolean;
  /** The document from the build; generating it takes a second, which no request should wait for. */
  built: string | undefined;
}

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A person who is signed in: the token of the session.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'redraft_pat_…',
    description:
      'A program of a person: a personal access token, made in the profile, with the scope that the call names in `x-scope`.',
    /** The permissions that each scope opens. */
    'x-scopes': permissionsOfScope,
  },
} as const;

export async function documentCalls(app: FastifyInstance, { isShown, built }: Documented): Promise<void> {
  if (isShown && built !== undefined && existsSync(built)) {
    const specification = { path: built, baseDir: path.dirname(built) };
    await app.register(swagger, { mode: 'static', specification });
  } else await generateDocument(app);
  if (isShown) await serveDocument(app);
}

async function generateDocument(app: FastifyInstance): Promise<void> {
  const schemaRegistry = namedSchemas();
  const addComponents = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Redraft', version: '1', description: 'The calls of the Redraft platform.' },
      components: { securitySchemes },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => removeUnused(addComponents(document)),
  });
}

function namedSchemas() {
  // Schemas of path and query parameters: each of their fields is a parameter.
  const inAddresses: ReadonlySet<unknown> = new Set(
    Object.values<CallDeclaration>(calls).flatMap(({ query, params }) => [query, params]),
  );
  const schemas = z.registry<{ id: string }>();
  for (const [name, value] of Object.entries(contracts)) {
    const isNamed = (value instanceof z.ZodObject || value instanceof z.ZodEnum) && !inAddresses.has(value);
    if (isNamed && name.endsWith('Schema') && !schemas.has(value))
      schemas.add(value, { id: schemaName(name) });
  }
  return schemas;
}

type Described = ReturnType<ReturnType<typeof createJsonSchemaTransformObject>>;

/** Removes schemas that no call references, directly or through another schema. */
function removeUnused(document: Described): Described {
  if (!('components' in document)) return document;
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const used = new Set<string>();
  const check = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      check(schemas[name]);
    }
  };
  check(document.paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
}

/** `timeMetricsSchema` is called TimeMetrics in the document. */
function schemaName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length);
}

async function serveDocument(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, permission: 'public' };
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      // Without TLS in front, requests cannot be upgraded to HTTPS.
      transformStaticCSP: (policy) =>
        policy
          .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
          .replace(' upgrade-insecure-requests;', ''),
    });
  });
}

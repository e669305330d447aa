import {
  assignmentId,
  assignmentTemplateId,
  classId,
  draftId,
  fileId,
  rubric,
  rubricId,
  sectionId,
  studentAssignment,
  submissionId,
  templateFileId,
  userId,
} from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rolesWithPermission } from './access/index.ts';
import type { MountableRoute } from './platform/route.ts';
import { routes } from './routes.ts';
import { type Caller, useApp } from './testing/app.ts';
import { createAssignment, createClass, enrollStudent } from './testing/course.ts';
import { officeFile } from './testing/office-files.ts';
import { addTemplate, mainItem, sendForm } from './testing/templates.ts';
import { sitDown } from './testing/writing.ts';

/**
 * Every route with what no column, no `Date` and no text of PostgreSQL can hold, in each of its values, the others being
 * those of a class with a text in it: whatever comes of it, the fault is the caller's.
 */
const app = useApp();

interface JsonSchema {
  /** Of an id: what it names. */
  kind?: keyof World;
  type?: string | undefined;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

type Place = readonly string[];

/** One of each kind; packages/contracts has the tables. */
const wrong = {
  number: [2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1, '99999999999999999999'],
  text: [
    'a\u0000b',
    'a\ud800b',
    '',
    '0001-01-01',
    '9999-12-31',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '+275760-09-13T00:00:00Z',
  ],
};

/** A class with one of everything. */
async function makeWorld(instructor: Caller) {
  const course = await createClass(instructor);
  const student = await enrollStudent(app, course);
  const assignment = await createAssignment(instructor, course);
  const desk = await sitDown(app, student, assignment);
  await desk.save('Some words');
  const workspace = await student.call('GET', '/api/student/assignment', { query: { id: assignment } });
  const content = { title: `Rubric ${course}`, criteria: [{ title: 'Voice', levels: [level(1), level(0)] }] };
  const made = await instructor.call('POST', '/api/rubrics', { body: content });
  const section = await instructor.call('POST', '/api/classes/section', {
    body: { classId: course, name: 'A' },
  });
  const template = await addTemplate(app, instructor, { name: 'outline.docx', bytes: officeFile('docx') });
  return {
    student,
    classId: course,
    assignmentId: assignment,
    submissionId: desk.submissionId,
    draftId: desk.draftIds[0] ?? 1,
    fileId: studentAssignment.parse(workspace.body).submission?.fileId ?? 1,
    assignmentTemplateId: (await mainItem(instructor, assignment)).id,
    templateFileId: template.id,
    rubricId: rubric.parse(made.body).id,
    sectionId: z.object({ id: sectionId }).parse(section.body).id,
    userId: student.user.id,
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;
const level = (points: number) => ({ title: `Level ${points}`, points });

const kinds = z.registry<{ kind: keyof World }>();
const idSchemas = {
  assignmentId,
  assignmentTemplateId,
  classId,
  draftId,
  fileId,
  rubricId,
  sectionId,
  submissionId,
  templateFileId,
  userId,
};
for (const [kind, schema] of Object.entries(idSchemas)) kinds.add(schema, { kind: kind as keyof World }); // boundary: its own keys

const schemaOf = (schema: z.ZodType): JsonSchema =>
  // Boundary: the part of JSON Schema that our contracts use.
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: kinds }) as JsonSchema;

/** A value that the schema takes, for all that this world knows; with or without what may be left out. */
function plausible(schema: JsonSchema, name: string, given: Given): unknown {
  if (schema.kind) return given.world[schema.kind];
  const [option] = schema.anyOf ?? [];
  if (option) return plausible(option, name, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(
      ([key]) => given.isWhole || schema.required?.includes(key),
    );
    return Object.fromEntries(entries.map(([key, value]) => [key, plausible(value, key, given)]));
  }
  const { items } = schema;
  if (items) return Array.from({ length: schema.minItems ?? 1 }, () => plausible(items, name, given));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return plausibleText(schema, name);
  return name === 'subjectarea' ? 11 : 1;
}
interface Given {
  world: World;
  isWhole: boolean;
}

function plausibleText({ format }: JsonSchema, name: string): string {
  const day = /end/i.test(name) ? '2026-12-20' : /deadline/i.test(name) ? '2026-12-01' : '2026-11-20';
  if (format === 'date-time') return `${day}T10:00:00Z`;
  if (/date/i.test(name)) return day;
  if (/zone/i.test(name)) return 'Europe/Berlin';
  if (/email/i.test(name)) return 'someone@example.org';
  return /enrollkey/i.test(name) ? 'AB-CDEF1' : 'Words';
}

/** The places of all single values in it that say more than yes or no. */
function leaves(value: unknown, place: Place = []): { place: Place; isText: boolean }[] {
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'object' || value === null) return [{ place, isText: typeof value === 'string' }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...place, key]));
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, rest, by));
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]),
  );
}

let instructor: Caller;
beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
});

/** Those of the world who may call the route at all. */
function callersOf(route: MountableRoute, world: World): Caller['call'][] {
  if (route.permission === 'public') return [app.anonymous];
  const allowed = rolesWithPermission[route.permission] ?? [];
  const members = [
    { role: 'ROLE_INSTRUCTOR', caller: instructor },
    { role: 'ROLE_STUDENT', caller: world.student },
  ] as const;
  return members.filter(({ role }) => allowed.includes(role)).map(({ caller }) => caller.call);
}

const partNames = ['params', 'query', 'body'] as const;
type Parts = Partial<Record<(typeof partNames)[number], unknown>>;

function plausibleParts(route: MountableRoute, given: Given): Parts {
  const entries = partNames.flatMap((part) => {
    const schema = route[part];
    return schema ? [[part, plausible(schemaOf(schema), part, given)]] : [];
  });
  return Object.fromEntries(entries);
}

function spoiltParts(parts: Parts): Parts[] {
  return partNames
    .filter((part) => parts[part] !== undefined)
    .flatMap((part) => leaves(parts[part]).map((leaf) => ({ part, ...leaf })))
    .flatMap(({ part, place, isText }) =>
      (isText ? wrong.text : wrong.number).map((value) => ({
        ...parts,
        [part]: replaced(parts[part], place, value),
      })),
    );
}

async function statusOf(route: MountableRoute, call: Caller['call'], parts: Parts): Promise<number> {
  const path = Object.entries(parts.params ?? {}).reduce<string>(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value).toWellFormed())),
    route.path,
  );
  const answer = await call(route.method, path, {
    // Boundary: what a query holds is told by its schema.
    ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
    ...(parts.body === undefined ? {} : { body: parts.body }),
  });
  return answer.status;
}

const withInput = routes.filter((route) => !route.upload && (route.params ?? route.query ?? route.body));

describe('a value that the database cannot hold', () => {
  it.each(withInput)(
    'is no fault of ours at $method $path',
    async (route) => {
      const world = await makeWorld(instructor);
      const calls = [true, false].flatMap((isWhole) =>
        spoiltParts(plausibleParts(route, { world, isWhole })),
      );
      for (const call of callersOf(route, world)) {
        for (const parts of calls) {
          const status = await statusOf(route, call, parts);
          if (status >= 500) expect({ status, parts }).toMatchObject({ status: 400 });
        }
      }
    },
    60_000,
  );

  it.each(routes.filter((route) => route.upload))('is no fault of ours in a form at $path', async (route) => {
    const world = await makeWorld(instructor);
    const caller = route.path.includes('submission') ? world.student : instructor;
    for (const { body } of spoiltParts(plausibleParts(route, { world, isWhole: true }))) {
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
      form.set('selectedFile', new File([new Uint8Array(officeFile('docx'))], 'text.docx'));
      expect((await sendForm(app, caller, route.path, form)).status).toBeLessThan(500);
    }
  });

  it.each(['/%E0%A4%A', '/assets/%00.js', '/api/%00', '/wopi/files/99999999999999999999', '/wopi/files/%00'])(
    'is no fault of ours in the address %s',
    async (url) => {
      expect((await app.http().inject({ url })).statusCode).toBeLessThan(500);
    },
  );
});

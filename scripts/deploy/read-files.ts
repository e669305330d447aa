import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Readers of the files for installations: what the tests compare with one another and with the program. */
export const root = path.resolve(import.meta.dirname, '../..');

export function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Parsed with merge keys (`<<`), as Compose does. */
export function readYaml(file: string): unknown {
  return parse(readText(file), { merge: true });
}

interface Instruction {
  name: string;
  value: string;
}

interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile, with continued lines joined and comments left out. */
export function readDockerfile(file: string): Stage[] {
  const lines = readText(file)
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [, base, as] = name === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(value) ?? []) : [];
    if (base !== undefined && as !== undefined) stages.push({ name: as, base, instructions: [] });
    else if (name !== '') stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

/** What a stage has of one instruction, with the stages that it is built from. */
export function instructionsOf(stages: readonly Stage[], target: string, name: string): string[] {
  const stage = stages.find((one) => one.name === target);
  if (!stage) return [];
  const own = stage.instructions.filter((one) => one.name === name).map(({ value }) => value);
  return [...instructionsOf(stages, stage.base, name), ...own];
}

const commandSchema = z.array(z.string());
export function parseCommand(value: string | undefined): string[] {
  return commandSchema.parse(JSON.parse(value ?? '[]'));
}

/** `NAME=value` lines; comments and blank lines are left out. */
export function readEnvironmentFile(file: string): Map<string, string> {
  return new Map(
    [...readText(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** The directives of a systemd unit; one may stand several times. */
export function readUnit(file: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const [, name = '', value = ''] of readText(file).matchAll(/^(\w+)=(.*)$/gm))
    directives.set(name, [...(directives.get(name) ?? []), value]);
  return directives;
}

const environmentSchema = z.record(z.string(), z.string());
export const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      environment: environmentSchema.optional(),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      profiles: z.array(z.string()).default([]),
      stop_grace_period: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessTokenScopes, createdAccessTokenSchema } from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { useApp } from '../../testing/app.ts';
import { makeWorld } from '../../testing/world.ts';

const app = useApp();
const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/api.md'), 'utf8');
const examples = [...page.matchAll(/^curl .*$/gm)].map(([line]) => line);

/** The arguments of a line on the page, as a shell would split them for curl. */
function requestOf(line: string) {
  const quoted = (option: string) => new RegExp(`${option} (?:"([^"]*)"|'([^']*)')`).exec(line);
  const [, address = ''] = /"(\$REDRAFT[^"]*)"/.exec(line) ?? [];
  const body = quoted('-d')?.[2];
  const headers = [...line.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return {
    method: /-X (\w+)/.exec(line)?.[1] ?? 'GET',
    url: address.replace('$REDRAFT', ''),
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { payload: body }),
  };
}

describe('the page about the API', () => {
  const values = new Map<string, string | number>();
  beforeAll(async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const world = await makeWorld(app, instructor);
    const body = { name: 'Examples', scopes: accessTokenScopes, days: 1 };
    const created = await instructor.call('POST', '/api/account/tokens', { body });
    values.set('$TOKEN', createdAccessTokenSchema.parse(created.body).token);
    values.set('$CLASS', world.classId);
    values.set('$ASSIGNMENT', world.assignmentId);
    values.set('$SUBMISSION', world.submissionId);
  });

  it.each(examples)('the API page has a working example: %s', async (line) => {
    // A shell replaces nothing within single quotes, so a variable is between two quoted strings.
    const filled = line.replace(/'?(\$(?!REDRAFT)[A-Z]+)'?/g, (_all, name: string) =>
      String(values.get(name)),
    );
    const { method, ...request } = requestOf(filled);
    // Cast: light-my-request's own list of verbs.
    const answer = await app.http().inject({ method: method as 'GET', ...request });
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  });

  it('the API page has an example and a description of each scope', () => {
    const scopes = examples.map((line) => {
      const { method, url } = requestOf(line);
      const address = url.split('?')[0]?.toLowerCase();
      return routes.find((route) => route.method === method && route.path.toLowerCase() === address)?.scope;
    });
    expect([...new Set(scopes)].sort()).toEqual([...accessTokenScopes].sort());
    for (const scope of accessTokenScopes)
      expect(page).toMatch(new RegExp(`^\\| \`${scope}\` +\\| \\w`, 'm'));
  });
});

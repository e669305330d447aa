import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../../apps/server/src/platform/config.ts';
import {
  composeSchema,
  instructionsOf,
  parseCommand,
  readDockerfile,
  readEnvironmentFile,
  readText,
  readYaml,
  root,
} from './read-files.ts';

const stages = readDockerfile('Dockerfile');
const targets = ['server', 'pdf', 'trial'];
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n');

const environmentOf = (target: string) =>
  Object.fromEntries(
    instructionsOf(stages, target, 'ENV')
      .flatMap((value) => value.split(/\s+/))
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>; // cast: pairs of a name and a value

describe.each(targets)('the image %s', (target) => {
  it('the image starts the server itself, as a user without rights, with a health check', () => {
    const command = parseCommand(instructionsOf(stages, target, 'CMD').at(-1));
    expect(command).toEqual(['node_modules/.bin/node', 'apps/server/src/main.ts']);
    expect(tracked).toContain(command[1]);
    expect(instructionsOf(stages, target, 'USER').at(-1)).toBe('10001:10001');
    const [, check] = /CMD (.*)$/.exec(instructionsOf(stages, target, 'HEALTHCHECK').at(-1) ?? '') ?? [];
    expect(tracked).toContain(parseCommand(check)[1]);
  });

  it('the image sets only settings of the program', () => {
    const { PATH: _path, HOME: home, ...settings } = environmentOf(target);
    expect(home).toBe('/tmp');
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(settings.PORT).toBe(instructionsOf(stages, target, 'EXPOSE').at(-1));
    expect(settings.DATA_DIR).toBe(instructionsOf(stages, target, 'VOLUME').at(-1));
  });
});

it('the image server is built if no target is named', () => {
  expect(stages.at(-1)?.name).toBe('server');
});

it('a stage of the image copies only from earlier stages, and from paths that are in the repository or built', () => {
  const wrong = stages.flatMap(({ name, base, instructions }, index) => {
    const earlier = stages.slice(0, index).map((stage) => stage.name);
    const isKnown = (stage: string) => earlier.includes(stage) || stage.startsWith('${');
    const copies = instructions.filter((one) => one.name === 'COPY').map(({ value }) => value);
    const sources = copies.map((value) => /^(?:--from=(\S+) )?(\S+) \S+$/.exec(value));
    return [
      ...(isKnown(base) ? [] : [`${name}: FROM ${base}`]),
      ...sources.filter((match) => match?.[1] && !earlier.includes(match[1])).map((match) => match?.[0]),
      ...sources
        .filter((match) => match?.[1] === undefined || match[1] === 'build')
        .map((match) => (match?.[2] ?? '').replace(/^\/app\//, ''))
        .filter((file) => !/^\.$|\/dist$|node_modules/.test(file) && !existsSync(path.join(root, file))),
    ];
  });
  expect(wrong).toEqual([]);
});

it('the image contains every package that the server depends on', () => {
  const manifest = JSON.parse(readText('apps/server/package.json')) as {
    dependencies: Record<string, string>;
  }; // cast: our own file
  const folders = Object.keys(manifest.dependencies)
    .filter((name) => name.startsWith('@redraft/'))
    .map((name) => name.replace('@redraft/', ''))
    .map((name) => (existsSync(path.join(root, 'packages', name)) ? 'packages' : `apps/${name}`));
  const copied = stages.flatMap(({ name, instructions }) =>
    name === 'sources' ? instructions.map(({ value }) => value.split(' ').at(-1)) : [],
  );
  expect([...new Set(folders)].filter((folder) => !copied.includes(folder))).toEqual([]);
  // npm installs what a workspace depends on only if the workspace is named.
  const installed =
    stages.find(({ name }) => name === 'packages')?.instructions.map(({ value }) => value) ?? [];
  const isInstalled = (folder: string) => installed.some((value) => value.includes(`--workspace=${folder} `));
  expect(folders.filter((folder) => !isInstalled(folder))).toEqual([]);
});

describe('compose', () => {
  const { services, volumes } = composeSchema.parse(readYaml('deploy/compose.yaml'));
  const example = readEnvironmentFile('deploy/env.example');
  const ours = Object.entries(services).filter(([, { image }]) => image.includes('REDRAFT_IMAGE'));
  /** What Compose itself reads. */
  const forCompose = ['COMPOSE_PROFILES', 'POSTGRES_PASSWORD', 'REDRAFT_IMAGE', 'REDRAFT_TARGET'];

  it('compose runs two web processes and a worker, with a folder for each', () => {
    expect(ours.map(([name, { environment }]) => [name, environment?.ROLES])).toEqual([
      ['web1', 'web'],
      ['web2', 'web'],
      ['worker', 'worker'],
    ]);
    const folders = ours.flatMap(([, service]) => service.volumes);
    expect(new Set(folders).size).toBe(ours.length);
    expect(folders.every((folder) => folder.endsWith(':/data'))).toBe(true);
  });

  it('compose gives the processes nothing that they do not need', () => {
    for (const [, service] of ours) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(15);
    }
  });

  it('compose and its example use only settings of the program', () => {
    const names = [
      ...ours.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
      ...example.keys(),
    ];
    expect(names.filter((name) => !settingNames.includes(name) && !forCompose.includes(name))).toEqual([]);
  });

  it('compose has the worker serve its metrics if there is a token, and only to its own network', () => {
    const asking = ours.filter(([, { environment }]) => environment?.WORKER_METRICS_PORT !== undefined);
    expect(asking.map(([name]) => name)).toEqual(['worker']);
    expect(example.has('METRICS_TOKEN')).toBe(true);
    const set = services.worker?.environment?.WORKER_METRICS_PORT ?? '';
    // Without a token the setting is empty: the program refuses the port alone.
    expect(set).toMatch(/^\$\{METRICS_TOKEN:\+\d+\}$/);
    expect(services.worker?.ports).toEqual([]);
  });

  it('a variable that compose asks for is in the example', () => {
    const asked = [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect(asked).toContain('SECRET');
    expect(asked.filter((name) => !example.has(name))).toEqual([]);
  });

  it('the example holds no secret', () => {
    const secrets = [...example].filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name));
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  });

  it('compose mounts files of the repository, and names volumes, services, profiles and targets that are there', () => {
    const all = Object.values(services);
    const sources = all.flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
    const isThere = (source: string) =>
      source.startsWith('./')
        ? source === './tls' || existsSync(path.join(root, 'deploy', source))
        : source in volumes;
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
    const needed = all.flatMap((service) => Object.keys(service.depends_on));
    expect(needed.filter((name) => !(name in services))).toEqual([]);
    const profiles = all.flatMap((service) => service.profiles);
    expect(profiles).toContain(example.get('COMPOSE_PROFILES'));
    expect(targets).toContain(example.get('REDRAFT_TARGET'));
  });

  it('an image of compose has a version', () => {
    const images = Object.values(services).map(({ image }) => image.replace(/\$\{\w+:-(.*)\}/, '$1'));
    expect(images.filter((image) => !/:v?\d[\w.]*$/.test(image))).toEqual([]);
  });

  it('nginx leads to the web processes of compose', () => {
    const servers = [...readText('deploy/nginx/servers.compose.conf').matchAll(/^server (\w+):(\d+) /gm)];
    const web = ours.filter(([, { environment }]) => environment?.ROLES === 'web').map(([name]) => name);
    expect(servers.map(([, name]) => name)).toEqual(web);
    expect(new Set(servers.map(([, , port]) => port))).toEqual(new Set([environmentOf('server').PORT]));
  });
});

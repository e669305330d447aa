import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { settingNames } from '../../apps/server/src/platform/config.ts';
import {
  instructionsOf,
  parseCommand,
  readDockerfile,
  readEnvironmentFile,
  readText,
  readUnit,
  root,
} from './read-files.ts';

const names = readdirSync(path.join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'));
const units = names.map((name) => ({ name, unit: readUnit(`deploy/systemd/${name}`) }));
const isSystemdThere = spawnSync('systemd-analyze', ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'redraft-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a unit is there for the web processes and for the worker', () => {
  expect(names.toSorted()).toEqual(['redraft-web@.service', 'redraft-worker.service']);
});

describe.each(units)('$name', ({ name, unit }) => {
  it('the unit starts the same program as the image', () => {
    const command = parseCommand(instructionsOf(readDockerfile('Dockerfile'), 'server', 'CMD').at(-1));
    expect(unit.get('ExecStart')).toEqual([`/opt/redraft/${command.join(' ')}`]);
    expect(unit.get('WorkingDirectory')).toEqual(['/opt/redraft']);
  });

  it('the unit stops as the program expects', () => {
    expect(unit.get('KillMode')).toEqual(['mixed']);
    expect(Number(unit.get('TimeoutStopSec')?.[0])).toBeGreaterThanOrEqual(15);
    expect(unit.get('Restart')).toEqual(['on-failure']);
  });

  it('the unit sets only settings of the program, and its data folder is the one that systemd makes', () => {
    const pairs = (unit.get('Environment')?.[0] ?? '').split(' ').map((pair) => pair.split('='));
    expect(pairs.map(([key = '']) => key).filter((key) => !settingNames.includes(key))).toEqual([]);
    const environment = new Map(pairs.map(([key = '', value = '']) => [key, value]));
    expect(name).toContain(environment.get('ROLES'));
    expect(environment.get('DATA_DIR')).toBe(
      `/var/lib/${unit.get('StateDirectory')?.[0]?.replace('%i', '%i')}`,
    );
  });

  it.skipIf(!isSystemdThere)(
    'systemd accepts the unit, and rates its exposure as low (needs systemd)',
    () => {
      const file = path.join(folder, name.replace('@', '@3001'));
      // Users of this machine and the place of this checkout, instead of those of an installation.
      const text = readText(`deploy/systemd/${name}`)
        .replaceAll('/opt/redraft', root)
        .replace(/^(User|Group)=redraft$/gm, '$1=daemon');
      writeFileSync(file, text);
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      expect([verified.status, verified.stderr]).toEqual([0, '']);
      const options = ['security', '--offline=true', '--threshold=25', file];
      const rated = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
      expect([rated.status, rated.stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
    },
  );
});

it('a setting in the example of the units is one of the program, and no secret has a value', () => {
  const example = readEnvironmentFile('deploy/systemd/redraft.env.example');
  expect([...example.keys()].filter((name) => !settingNames.includes(name))).toEqual([]);
  expect([example.get('SECRET'), example.get('METRICS_TOKEN')]).toEqual(['', '']);
});

it('the list of web processes of nginx has the ports that the guide starts', () => {
  const ports = [...readText('deploy/nginx/servers.conf').matchAll(/^server 127\.0\.0\.1:(\d+) /gm)];
  const started = [...readText('docs/operations/install.md').matchAll(/redraft-web@(\d+)/g)];
  expect(ports.map(([, port]) => port)).toEqual(started.map(([, port]) => port));
});

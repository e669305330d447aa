// Fails if a production dependency has a known vulnerability of high severity.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, error } = read(stdout);
if (vulnerabilities === undefined) {
  // Some registries do not support audits, and the network may be unavailable: neither is an error of the code.
  console.log(`Known weaknesses could not be asked for: ${error?.summary || 'the registry does not answer'}`);
} else {
  const severe = Object.values(vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  for (const { name, severity, range } of severe) console.log(`Missed: ${name} ${range} (${severity})`);
  console.log(`${severe.length} packages with a known weakness of high severity`);
  process.exitCode = severe.length === 0 ? 0 : 1;
}

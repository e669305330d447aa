import type { DataMap } from './entries.ts';

export const installationTables = {
  settings: {
    owner: 'platform',
    subjects: [],
    purpose: 'Settings of the installation, among them its sealed secret.',
    kept: 'as long as the installation',
    readers: 'nobody',
    erasedBy: [],
    columns: {
      name: 'technical',
      value: 'secret',
    },
  },
  lookups: {
    owner: 'migrations',
    subjects: [],
    purpose: 'Subject areas and levels to choose from.',
    kept: 'as long as the installation',
    readers: 'everybody who signs in',
    erasedBy: [],
    columns: {
      id: 'technical',
      kind: 'setting',
      name: 'setting',
      position: 'setting',
    },
  },
  migrations: {
    owner: 'platform',
    subjects: [],
    purpose: 'Which migrations have run.',
    kept: 'as long as the installation',
    readers: 'operators',
    erasedBy: [],
    columns: {
      name: 'technical',
      run_at: 'technical',
    },
  },
  backups: {
    owner: 'features/operations',
    subjects: [],
    purpose: 'When backups were complete.',
    kept: 'as long as the installation',
    readers: 'administrators',
    erasedBy: [],
    columns: { id: 'technical', finished_at: 'record' },
  },
} satisfies Partial<DataMap>;

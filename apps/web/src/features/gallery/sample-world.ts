import { submissionStatuses } from '@redraft/contracts';

/** Made-up data for the gallery, the same on every visit. */
const firstNames = ['Adwoa', 'Bela', 'Chidi', 'Dana', 'Émile', 'Farah', 'Goran', 'Hana', 'Ines', 'Jonas'];
const lastNames = [
  'Abara',
  'Bauer',
  'Castro',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Gruber',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lopez',
];

export interface SampleStudent {
  id: number;
  name: string;
  email: string;
  seconds: number;
  rank: number;
  status: string;
  score: number;
  changed: string;
}

export function sampleStudents(count: number): SampleStudent[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[(index * 7) % firstNames.length] ?? '';
    const last = lastNames[(index * 5) % lastNames.length] ?? '';
    return {
      id: index + 1,
      name: `${last}, ${first}`,
      email: `student${index + 1}@school.example`,
      seconds: (index * 9_241) % 260_000,
      rank: index + 1,
      status: submissionStatuses[(index * 3 + 1) % submissionStatuses.length] ?? 'NONE',
      score: index % 5 === 3 ? -1 : 60 + ((index * 17) % 41),
      changed: new Date(Date.UTC(2026, 9, 20, 6) + index * 11_700_000).toISOString(),
    };
  });
}

export const sampleDays = [40, 0, 310, 120, 0, 540, 260, 90].map((words, index) => ({
  day: index + 1,
  words,
}));
